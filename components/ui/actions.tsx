import { button } from './button';
import { PageLink } from './page-link';

interface ActionsProps {
  links: readonly { label: string; href: string }[];
  tone?: 'paper' | 'graphite';
}

/** What one can do next: the first link is the main one. */
export function Actions({ links, tone = 'paper' }: ActionsProps) {
  if (links.length === 0) return null;
  const [main, other] =
    tone === 'graphite'
      ? [button.primaryOnGraphite, button.secondaryOnGraphite]
      : [button.primary, button.secondary];
  return (
    <p className="flex flex-wrap gap-3">
      {links.map(({ label, href }, index) => (
        <PageLink key={label} href={href} className={index === 0 ? main : other}>
          {label}
        </PageLink>
      ))}
    </p>
  );
}
