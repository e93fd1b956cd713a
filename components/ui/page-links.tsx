import { OffPageConnectorIcon } from './icons';

interface PageLinksProps {
  links: readonly { label: string; href: string }[];
  className: string;
}

/** Links to other pages as rows, each with the off-page connector of process drawings. */
export function PageLinks({ links, className }: PageLinksProps) {
  return (
    <ul className={`grid gap-x-8 ${className}`}>
      {links.map(({ label, href }) => (
        <li key={href} className="grid">
          <a
            href={href}
            className="flex min-h-12 items-center justify-between gap-4 border-t border-ink py-2 leading-snug font-semibold underline-offset-4 hover:underline"
          >
            {label}
            <OffPageConnectorIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}
