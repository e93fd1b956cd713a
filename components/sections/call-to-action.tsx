import { ArrowIcon, BackIcon } from '@/components/ui/icons';
import { isOtherSite, LinkLabel } from '@/components/ui/link-label';
import type { LinkItem } from '@/lib/content/types';

interface CallToActionProps {
  heading: string;
  text: string;
  actions: LinkItem[];
}

/** The closing call to action of a page, on the sheet that ends in its title block. */
export function CallToAction({ heading, text, actions }: CallToActionProps) {
  return (
    <section aria-labelledby="next-heading" className="measure pt-8 md:pt-10">
      <div className="sheet-frame">
        <div className="sheet-end">
          <div className="p-6">
            <h2 id="next-heading" className="text-heading">
              {heading}
            </h2>
            <p className="mt-4 max-w-2xl text-steel md:text-lg">{text}</p>
          </div>
          <p className="grid print:hidden">
            {actions.map(({ label, href }) => (
              <a key={label} href={href}>
                {href === '/' && <BackIcon />}
                <LinkLabel href={href}>{label}</LinkLabel>
                {href !== '/' && !isOtherSite(href) && <ArrowIcon />}
              </a>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
