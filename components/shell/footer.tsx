import type { FooterColumn, Site } from '@/lib/content/types';
import { CurrentYear } from './dates';
import { Wordmark } from './wordmark';

interface FooterProps {
  site: Site;
  columns: FooterColumn[];
  /** The year of the build. */
  year: string;
}

/**
 * The footer, drawn as a drawing's title block. The unobtrusive “Sign in” at its end works without React
 * (`lib/page/start-site.ts`).
 */
export function Footer({ site, columns, year }: FooterProps) {
  return (
    <footer className="on-graphite bg-graphite text-paper print:hidden">
      <div className="measure py-6 sm:py-10">
        <div className="footer-columns">
          <div>
            <Wordmark name={site.name} />
            <p className="mt-4 text-steel-light max-sm:hidden">{site.promise}</p>
            <address className="sm:mt-4">
              <a
                href={`mailto:${site.contactMail}`}
                className="inline-block py-1.5 text-steel-light underline underline-offset-4 hover:text-paper"
              >
                {site.contactMail}
              </a>
            </address>
          </div>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="tag font-normal text-steel-light">{title}</h2>
              <ul className="mt-2 sm:mt-3">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="inline-block py-1 underline-offset-4 hover:underline sm:py-1.5"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="flex sm:mt-6 min-h-11 flex-wrap items-center justify-between gap-3 text-sm text-steel-light">
          <p>
            © <CurrentYear built={year} /> {site.name}
          </p>
          <button
            type="button"
            data-sign-in=""
            className="sign-in needs-script -mx-2 h-11 px-2 underline-offset-4 hover:text-paper hover:underline"
          >
            Sign in
          </button>
        </div>
      </div>
    </footer>
  );
}
