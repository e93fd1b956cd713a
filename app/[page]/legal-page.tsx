import { ArticleLayout } from '@/components/sections/article-layout';
import { PageHeader } from '@/components/sections/page-header';
import { getLegalText } from '@/lib/content';
import { LegalDates } from './legal-dates';

/** A legal text: its dates, its sections to choose from, its words. */
export function LegalPage({ name, title }: { name: string; title: string }) {
  const { lead, updated, effective, sections } = getLegalText(name);
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        dated={<LegalDates updated={updated} effective={effective} />}
      />
      <ArticleLayout sections={sections} />
    </>
  );
}
