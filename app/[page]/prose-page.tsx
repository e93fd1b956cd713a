import { resolveLinks, toLink } from '@/app/content-props';
import { ArticleLayout } from '@/components/sections/article-layout';
import { CallToAction } from '@/components/sections/call-to-action';
import { PageHeader } from '@/components/sections/page-header';
import type { ProseSection, StandardPage } from '@/lib/content/types';

interface ProsePageProps {
  title: string;
  head: Pick<StandardPage, 'lead' | 'actions' | 'closing'>;
  sections: ProseSection[];
}

/** A page written in Markdown: the standard head, then the text as an article. */
export function ProsePage({ title, head: { lead, actions, closing }, sections }: ProsePageProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} actions={actions.map(toLink)} />
      <ArticleLayout sections={sections} />
      {closing !== undefined && <CallToAction {...resolveLinks(closing)} />}
    </>
  );
}
