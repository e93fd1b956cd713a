import { buttonStyles } from './button-styles';

interface ActionsProps {
  links: readonly { label: string; href: string }[];
  tone?: 'paper' | 'graphite';
  /** Without a main action: links within a page must not compete with the one at its end. */
  secondaryOnly?: boolean;
}

/** What to do next: the first link is the main one. */
export function Actions({ links, tone = 'paper', secondaryOnly = false }: ActionsProps) {
  if (links.length === 0) return null;
  const [main, other] =
    tone === 'graphite'
      ? [buttonStyles.primaryOnGraphite, buttonStyles.secondaryOnGraphite]
      : [buttonStyles.primary, buttonStyles.secondary];
  return (
    <p className="flex flex-wrap gap-3">
      {links.map(({ label, href }, index) => (
        <a key={label} href={href} className={index === 0 && !secondaryOnly ? main : other}>
          {label}
        </a>
      ))}
    </p>
  );
}
