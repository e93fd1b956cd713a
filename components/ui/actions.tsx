import { button } from './button';

interface ActionsProps {
  links: readonly { label: string; href: string }[];
  tone?: 'paper' | 'graphite';
  /** Without a main action: links within a page must not compete with the one at its end. */
  quiet?: boolean;
}

/** What to do next: the first link is the main one. */
export function Actions({ links, tone = 'paper', quiet = false }: ActionsProps) {
  if (links.length === 0) return null;
  const [main, other] =
    tone === 'graphite'
      ? [button.primaryOnGraphite, button.secondaryOnGraphite]
      : [button.primary, button.secondary];
  return (
    <p className="flex flex-wrap gap-3">
      {links.map(({ label, href }, index) => (
        <a key={label} href={href} className={index === 0 && !quiet ? main : other}>
          {label}
        </a>
      ))}
    </p>
  );
}
