import { ArticleLayout } from '@/components/sections/article-layout';
import { PageHeader } from '@/components/sections/page-header';
import { getLegalText } from '@/lib/content';
import { LegalDates } from './legal-dates';

/** A legal text with its dates and table of contents. */
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
