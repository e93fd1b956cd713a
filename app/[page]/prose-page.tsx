import { ArticleLayout } from '@/components/sections/article-layout';
import { CallToAction } from '@/components/sections/call-to-action';
import { PageHead } from '@/components/sections/page-head';
import type { Outline, ProseSection } from '@/lib/content/types';
import { linkOf, withLinks } from '../from-content';

interface ProsePageProps {
  title: string;
  head: Pick<Outline, 'lead' | 'actions' | 'closing'>;
  sections: ProseSection[];
}

/** A page written in Markdown: the head of every written page, and its words as an article. */
export function ProsePage({ title, head: { lead, actions, closing }, sections }: ProsePageProps) {
  return (
    <>
      <PageHead title={title} lead={lead} actions={actions.map(linkOf)} />
      <ArticleLayout sections={sections} />
      {closing !== undefined && <CallToAction {...withLinks(closing)} />}
    </>
  );
}
