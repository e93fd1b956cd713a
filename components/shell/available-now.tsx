import { PageLink } from '@/components/ui/page-link';
import type { LinkItem } from '@/lib/content/types';

interface AvailableNowProps {
  /** Sections of written pages on the placeholder's subject. */
  links: readonly LinkItem[];
  /** The contact address, with the email that it opens. */
  email: LinkItem;
}

/** What a placeholder offers today: something to read on its subject, and somebody to ask. */
export function AvailableNow({ links, email }: AvailableNowProps) {
  return (
    <aside aria-labelledby="available-now" className="measure pb-16 md:pb-24">
      <div className="grid gap-x-14 gap-y-8 border-2 border-ink bg-white p-6 md:grid-cols-[2fr_1fr] md:p-10">
        <div>
          <h2 id="available-now" className="text-2xl">
            Available now
          </h2>
          <ul className="mt-4 border-t border-rule *:border-b *:border-rule">
            {links.map(({ label, href }) => (
              <li key={href}>
                <PageLink
                  href={href}
                  className="block py-3 font-semibold underline decoration-steel underline-offset-4 hover:decoration-ink"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
        <p className="md:self-end">
          <span className="block text-steel">Questions? Email us:</span>
          <a
            href={email.href}
            className="mt-1 inline-block py-1 font-semibold break-all underline decoration-steel underline-offset-4 hover:decoration-ink"
          >
            {email.label}
          </a>
        </p>
      </div>
    </aside>
  );
}
