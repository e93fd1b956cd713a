import { CallToAction } from '@/components/sections/call-to-action';
import { LegalArticle } from '@/components/sections/legal-article';
import { OnThisPage } from '@/components/sections/on-this-page';
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
      <div className="measure grid gap-10 py-12 md:py-16 @min-[62rem]/page:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
        <OnThisPage headings={sections.map(({ id, heading }) => ({ id, heading }))} />
        <LegalArticle sections={sections} />
      </div>
      {closing !== undefined && <CallToAction {...withLinks(closing)} />}
    </>
  );
}
