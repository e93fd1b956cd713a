import { ArticleLayout } from '@/components/sections/article-layout';
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
      <ArticleLayout sections={sections} />
    </>
  );
}
