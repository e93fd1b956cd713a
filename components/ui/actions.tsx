import { buttonStyles } from './button-styles';
import { LinkLabel } from './link-label';

interface ActionsProps {
  links: readonly { label: string; href: string }[];
  tone?: 'paper' | 'graphite';
  /** Shows all links as secondary, so links within a page don't compete with the main action at its end. */
  secondaryOnly?: boolean;
}

/** Calls to action. The first link is the primary one. */
export function Actions({ links, tone = 'paper', secondaryOnly = false }: ActionsProps) {
  if (links.length === 0) return null;
  const [main, other] =
    tone === 'graphite'
      ? [buttonStyles.primaryOnGraphite, buttonStyles.secondaryOnGraphite]
      : [buttonStyles.primary, buttonStyles.secondary];
  return (
    <p className="flex flex-wrap gap-3 max-sm:*:grow print:hidden">
      {links.map(({ label, href }, index) => (
        <a key={label} href={href} className={index === 0 && !secondaryOnly ? main : other}>
          <LinkLabel href={href}>{label}</LinkLabel>
        </a>
      ))}
    </p>
  );
}
