import { PageLinks } from '@/components/ui/page-links';
import type { LinkItem } from '@/lib/content/types';

interface AvailableNowProps {
  /** Sections of published pages on the placeholder's subject. */
  links: readonly LinkItem[];
  /** The contact address, as a link with a prefilled email, unless the page has a form for one. */
  email: LinkItem | null;
}

/** Links below a placeholder: related sections, and the contact address. */
export function AvailableNow({ links, email }: AvailableNowProps) {
  return (
    <aside aria-labelledby="available-now" className="measure pb-16 md:pb-24">
      <div className="grid gap-x-8 gap-y-4 border-2 border-ink bg-white px-5 pt-5 pb-2 sm:pb-5 md:grid-cols-[1fr_auto] md:items-baseline md:px-8 md:pt-8">
        <h2 id="available-now" className="text-2xl">
          Read about it here
        </h2>
        <PageLinks
          links={links}
          className={
            email === null ? 'md:grid-cols-1' : 'col-span-full @min-[62rem]/page:grid-cols-3'
          }
        />
        {email !== null && (
          <p className="md:col-start-2 md:row-start-1">
            <span className="text-steel max-sm:block">Questions? Email us:</span>{' '}
            <a
              href={email.href}
              className="inline-block py-1 font-semibold max-sm:py-2 wrap-break-word underline decoration-steel underline-offset-4 hover:decoration-ink"
            >
              {email.label}
            </a>
          </p>
        )}
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
    <section aria-labelledby="page-title" className="measure pt-6">
      <div className="grid gap-5 border-2 border-ink bg-white py-5 *:px-5 md:py-6 md:*:px-8 @min-[62rem]/page:grid-cols-[7fr_5fr] @min-[62rem]/page:[align-items:last_baseline] @min-[62rem]/page:gap-0">
        <h1 id="page-title" className="text-title font-bold">
          {title}
        </h1>
        <p className="max-w-xl text-lg text-steel">{lead}</p>
      </div>
    </section>
  );
}
