import { pageLinkStyle } from '@/components/ui/button-styles';
import { OffPageConnectorIcon } from '@/components/ui/icons';
import type { LinkItem } from '@/lib/content/types';

interface AvailableNowProps {
  /** Sections of published pages on the placeholder's subject. */
  links: readonly LinkItem[];
  /** The contact address, as a link with a prefilled email. */
  email: LinkItem;
}

/** Links below a placeholder: related sections, and the contact address. */
export function AvailableNow({ links, email }: AvailableNowProps) {
  return (
    <aside aria-labelledby="available-now" className="measure pb-16 md:pb-24">
      <div className="grid border-2 border-ink bg-white @min-[48rem]/page:grid-cols-[3fr_minmax(min-content,1fr)]">
        <div className="p-5 md:p-8">
          <h2 id="available-now" className="text-2xl">
            Available now
          </h2>
          <ul className="mt-5 grid gap-3 @min-[62rem]/page:auto-cols-fr @min-[62rem]/page:grid-flow-col">
            {links.map(({ label, href }) => (
              <li key={href} className="grid">
                <a href={href} className={pageLinkStyle}>
                  {label}
                  <OffPageConnectorIcon />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <p className="border-t-2 border-ink p-5 @min-[48rem]/page:border-t-0 @min-[48rem]/page:border-l-2 md:p-8">
          <span className="block text-steel">Questions? Email us:</span>
          <a
            href={email.href}
            className="mt-2 inline-block py-1 font-semibold wrap-break-word underline decoration-steel underline-offset-4 hover:decoration-ink"
          >
            {email.label}
          </a>
        </p>
      </div>
    </aside>
  );
}

interface TitleBlockProps {
  title: string;
  /** What the page is about. */
  lead: string;
}

/** The heading of a placeholder page. It's outside `main`, which contains only “Content coming soon”. */
export function TitleBlock({ title, lead }: TitleBlockProps) {
  return (
    <section aria-labelledby="page-title" className="measure pt-6 md:pt-10">
      <div className="grid gap-5 border-2 border-ink bg-white p-5 md:grid-cols-[3fr_2fr] md:gap-14 md:p-8">
        <h1 id="page-title" className="text-title font-bold">
          {title}
        </h1>
        <p className="max-w-xl text-lg text-steel md:self-end">{lead}</p>
      </div>
    </section>
  );
}
