import type { ProseSection } from '@/lib/content/types';
import { LegalArticle } from './legal-article';
import { OnThisPage } from './on-this-page';

/** A long text next to the list of its sections. */
export function ArticleLayout({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <div className="measure grid gap-10 py-12 md:py-16 @min-[62rem]/page:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
      <OnThisPage headings={sections.map(({ id, heading }) => ({ id, heading }))} />
      <LegalArticle sections={sections} />
    </div>
  );
}
