import { imageSources } from '@/app/image-sources';
import { ArticleLayout } from '@/components/sections/article-layout';
import { PageHeader } from '@/components/sections/page-header';
import { CalendarDate, Today } from '@/components/shell/dates';
import { getLegalText, todayAtPlant } from '@/lib/content';

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
      <ArticleLayout sections={sections} imageSources={imageSources} />
    </>
  );
}

interface LegalDatesProps {
  /** A date, or `today`. */
  updated: string | undefined;
  /** A date, or a phrase that follows “Effective”. */
  effective: string | undefined;
}

/** Effective and last-updated dates of a legal text. */
function LegalDates({ updated, effective }: LegalDatesProps) {
  return (
    <div className="tag mt-6 sm:max-lg:mt-3 flex flex-wrap gap-x-6 gap-y-1 text-steel normal-case">
      {effective !== undefined && (
        <p>
          Effective{' '}
          {/^\d{4}-\d\d-\d\d$/.test(effective) ? <CalendarDate day={effective} /> : effective}
        </p>
      )}
      {updated !== undefined && (
        <p>
          Last updated{' '}
          {updated === 'today' ? <Today built={todayAtPlant()} /> : <CalendarDate day={updated} />}
        </p>
      )}
    </div>
  );
}
