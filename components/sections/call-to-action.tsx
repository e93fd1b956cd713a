import type { LinkItem } from '@/lib/content/types';

interface CallToActionProps {
  heading: string;
  text: string;
  actions: LinkItem[];
}

/** The end of the sheet: inside its frame, the last words, and what to do next as fields of a title block. */
export function CallToAction({ heading, text, actions }: CallToActionProps) {
  return (
    <section aria-labelledby="next-heading" className="measure py-10 md:py-14">
      <div className="sheet-frame">
        <div className="sheet-end">
          <div className="p-6">
            <h2 id="next-heading" className="text-heading">
              {heading}
            </h2>
            <p className="mt-4 max-w-2xl text-steel md:text-lg">{text}</p>
          </div>
          <p className="grid">
            {actions.map(({ label, href }) => (
              <a key={label} href={href}>
                {label} <span aria-hidden="true">→</span>
              </a>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
