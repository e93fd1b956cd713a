import { LegalArticle } from '@/components/sections/legal-article';
import { OnThisPage } from '@/components/sections/on-this-page';
import { PageHead } from '@/components/sections/page-head';
import { legalTextOf } from '@/lib/content';
import { Dated } from './dated';

/** A legal text: its dates, its sections to choose from, its words. */
export function LegalPage({ name, title }: { name: string; title: string }) {
  const { lead, updated, effective, sections } = legalTextOf(name);
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        dated={<Dated updated={updated} effective={effective} />}
      />
      <div className="measure grid gap-10 py-12 md:py-16 @min-[62rem]/page:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
        <OnThisPage headings={sections.map(({ id, heading }) => ({ id, heading }))} />
        <LegalArticle sections={sections} />
      </div>
    </>
  );
}
