import { imageSources } from '@/app/image-sources';
import { ArticleLayout } from '@/components/sections/article-layout';
import { PageHeader } from '@/components/sections/page-header';
import { Picture } from '@/components/sections/picture';
import { CalendarDate } from '@/components/shell/dates';
import { content, hrefOf, posts } from '@/lib/content';
import type { PostDetails, StandardPage } from '@/lib/content/types';

interface PostPageProps {
  text: StandardPage;
  post: PostDetails;
  lang: string | undefined;
}

/** A post of Blog. */
export function PostPage({ text, post, lang }: PostPageProps) {
  const { headline = '', lead, prose = [] } = text;
  const image = content().images[post.picture?.file ?? ''];
  return (
    <>
      <PageHeader title={headline} lead={lead} dated={<Byline {...post} lang={lang} />} />
      {post.picture && image && (
        <div className="measure pt-8">
          <Picture
            {...post.picture}
            width={image.width}
            height={image.height}
            {...imageSources(image.file)}
          />
        </div>
      )}
      <ArticleLayout sections={prose} imageSources={imageSources} />
    </>
  );
}

/** What Blog shows once it has posts, newest first. */
export function PostList() {
  return (
    <ol className="measure grid gap-10 py-10">
      {posts().map(({ name, title, description, lang, post }) => (
        <li key={name} lang={lang} className="border-t border-ink pt-4">
          <h2 className="text-2xl">
            <a href={hrefOf(name)} className="underline-offset-4 hover:underline">
              {title}
            </a>
          </h2>
          <p className="mt-2 max-w-3xl text-steel">{description}</p>
          <Byline {...post} lang={lang} />
        </li>
      ))}
    </ol>
  );
}

function Byline({
  date,
  author,
  lang,
}: {
  date: string;
  author: string;
  lang: string | undefined;
}) {
  return (
    <p className="tag mt-2 flex flex-wrap gap-x-6 gap-y-1 text-steel normal-case">
      <span>{author}</span>
      <CalendarDate day={date} lang={lang} />
    </p>
  );
}
