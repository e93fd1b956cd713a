import { PageLink } from '@/components/ui/page-link';
import type { LinkItem } from '@/lib/content/types';

interface CallToActionProps {
  heading: string;
  text: string;
  actions: LinkItem[];
}

/** The end of the sheet: inside its frame, the last words, and what to do next as fields of a title block. */
export function CallToAction({ heading, text, actions }: CallToActionProps) {
  return (
    <section aria-labelledby="next-heading" className="measure pt-10 pb-14 md:pt-14 md:pb-28">
      <div className="sheet-frame">
        <div className="grid border-2 bg-white lg:grid-cols-[1fr_20rem]">
          <div className="p-6 md:p-12">
            <h2 id="next-heading" className="text-heading">
              {heading}
            </h2>
            <p className="mt-4 max-w-2xl text-steel md:text-lg">{text}</p>
          </div>
          <p className="grid lg:border-l-2">
            {actions.map(({ label, href }) => (
              <PageLink
                key={label}
                href={href}
                className="flex min-h-16 items-center justify-between gap-4 px-6 text-lg font-semibold transition-colors first:bg-ink first:text-paper first:hover:bg-steel max-lg:border-t-2 lg:not-first:border-t-2 not-first:hover:bg-paper-deep"
              >
                {label} <span aria-hidden="true">→</span>
              </PageLink>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
