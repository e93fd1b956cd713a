import type { Metadata } from 'next';
import { filmProps, mailtoHref, resolveLinks, toLink } from '@/app/content-props';
import { imageSources } from '@/app/image-sources';
import { drawingKeys, renderDrawing } from '@/app/render-drawing';
import { renderSheetBlock } from '@/app/render-sheet-block';
import { ArticleLayout } from '@/components/sections/article-layout';
import { CallToAction } from '@/components/sections/call-to-action';
import { ComingSoon } from '@/components/sections/coming-soon';
import { Film } from '@/components/sections/film';
import { Hero, WideHero } from '@/components/sections/hero';
import { PageHeader } from '@/components/sections/page-header';
import { PageSections } from '@/components/sections/page-sections';
import { Picture } from '@/components/sections/picture';
import { DraftNote } from '@/components/sections/preview-notes';
import { RequestSlip } from '@/components/sections/request-slip';
import { PageFrame } from '@/components/shell/page-frame';
import { AvailableNow, TitleBlock } from '@/components/shell/placeholder';
import {
  content,
  customPage,
  getPage,
  getStandardPage,
  hrefOf,
  posts,
  sentPage,
} from '@/lib/content';
import type { FilmContent, StandardPage } from '@/lib/content/types';
import { pageMetadata } from '../page-metadata';
import { StructuredData } from '../structured-data';
import { demoSlip, SentPage, sentMetadata, slipEmail } from './demo-request';
import { LegalPage } from './legal-page';
import { PostList, PostPage } from './post-page';

interface Props {
  /** The parts of the path: of a post, `Blog` and its own. */
  params: Promise<{ page: string[] }>;
}

export const dynamicParams = false;

/** Every page of the registry without a route of its own, and the one that follows a request to a form service. */
export function generateStaticParams() {
  const { pages, site } = content();
  const names = pages.map(({ name }) => name).filter((name) => customPage(name) === undefined);
  const all = site.requestForm === undefined ? names : [...names, sentPage];
  return all.map((name) => ({ page: name.split('/') }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const name = (await params).page.join('/');
  return name === sentPage ? sentMetadata() : pageMetadata(name);
}

export default async function RegistryPage({ params }: Props) {
  const path = (await params).page.join('/');
  if (path === sentPage) return <SentPage />;
  const {
    name,
    title,
    kind,
    status,
    description,
    available = [],
    mail,
    lang,
    post,
  } = getPage(path);
  const note = status === 'draft' && <DraftNote />;
  if (kind === 'placeholder') {
    const links = available.map(toLink);
    if (mail === 'demo') {
      return (
        <PageFrame
          breadcrumb={title}
          before={<RequestSlip title={title} lead={description} {...demoSlip()} />}
          after={<AvailableNow links={links} email={slipEmail()} />}
          skipsMain
        >
          {note}
          <div className="measure pb-6">
            <p className="border-2 border-t-0 border-ink bg-white px-5 py-3 text-steel md:px-8">
              Content coming soon
            </p>
          </div>
        </PageFrame>
      );
    }
    const email = {
      label: content().site.contactMail,
      href: mailtoHref(mail ?? 'contact', title),
    };
    return (
      <PageFrame
        breadcrumb={title}
        before={<TitleBlock title={title} lead={description} />}
        after={<AvailableNow links={links} email={email} />}
      >
        {note}
        <ComingSoon />
      </PageFrame>
    );
  }
  if (kind === 'legal') {
    return (
      <PageFrame breadcrumb={title} after={renderSheetBlock(name)}>
        {note}
        <LegalPage name={name} title={title} />
        <StructuredData page={name} />
      </PageFrame>
    );
  }
  if (name === 'Blog' && posts().length > 0) {
    return (
      <PageFrame breadcrumb={title} after={renderSheetBlock(name)}>
        <PageHeader title={title} lead={description} />
        <PostList />
        <StructuredData page={name} />
      </PageFrame>
    );
  }
  if (post !== undefined) {
    const blog = { label: getPage('Blog').title, href: hrefOf('Blog') };
    return (
      <PageFrame breadcrumb={title} parent={blog} lang={lang} after={renderSheetBlock(name)}>
        {note}
        <PostPage text={getStandardPage(name)} post={post} lang={lang} />
        <StructuredData page={name} />
      </PageFrame>
    );
  }
  const {
    headline = title,
    lead,
    film,
    wideFilm,
    drawing,
    sections,
    actions,
    closing,
    prose,
  } = getStandardPage(name);
  const picture = film === undefined ? renderDrawing(drawing) : renderFilm(film, wideFilm);
  const PictureHero = wideFilm ? WideHero : Hero;
  return (
    <PageFrame breadcrumb={title} lang={lang} after={renderSheetBlock(name)}>
      {note}
      {picture === null ? (
        <PageHeader title={headline} lead={lead} actions={actions.map(toLink)} />
      ) : (
        <div className="mt-5">
          <PictureHero headline={headline} lead={lead} actions={actions.map(toLink)}>
            {picture}
          </PictureHero>
        </div>
      )}
      {prose === undefined ? (
        <PageSections
          sections={sections.map((section) => ({
            ...resolveLinks(section),
            drawing: renderPicture(section.picture) ?? renderDrawing(section.drawing),
            keys: drawingKeys(section.drawing),
          }))}
        />
      ) : (
        <ArticleLayout sections={prose} imageSources={imageSources} />
      )}
      {closing !== undefined && <CallToAction {...resolveLinks(closing)} />}
      <StructuredData page={name} {...(film && { film: filmProps(film) })} />
    </PageFrame>
  );
}

function renderFilm(filmContent: FilmContent, isWide: boolean) {
  const { seconds: _, ...film } = filmProps(filmContent);
  return <Film {...film} isWide={isWide} />;
}

function renderPicture(picture: StandardPage['sections'][number]['picture']) {
  const image = content().images[picture?.file ?? ''];
  if (picture === undefined || image === undefined) return null;
  const { width, height } = image;
  return <Picture {...picture} width={width} height={height} {...imageSources(picture.file)} />;
}
