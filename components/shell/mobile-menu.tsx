'use client';

import { usePathname } from 'next/navigation';
import { buttonStyles } from '@/components/ui/button-styles';
import { ChevronIcon, CloseIcon, MenuIcon } from '@/components/ui/icons';
import type { LinkItem, MenuItem } from '@/lib/content/types';
import { type MenuGroup, SoonMark } from './menu-links';

interface MobileMenuProps {
  items: MenuItem[];
  /** The call to action at the end of the list. */
  demo: LinkItem;
}

const entry = 'flex min-h-14 items-center justify-between text-xl font-semibold';

/**
 * The menu on small screens: a native popover with `details` sections, so it works without scripts. One section is open
 * at a time, at first the current page's. `lib/page/menus.ts` does the rest.
 */
export function MobileMenu({ items, demo }: MobileMenuProps) {
  const pathname = usePathname();
  return (
    <div className="@min-[62rem]/page:hidden">
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
        aria-expanded={false}
        className="group flex h-11 min-w-11 items-center justify-center gap-2 rounded-plate px-2 font-medium hover:bg-paper-deep"
      >
        <MenuIcon className="group-aria-expanded:hidden" />
        <CloseIcon className="hidden group-aria-expanded:block" />
        <span className="max-[22.5rem]:hidden">Menu</span>
      </button>
      <nav
        id="site-menu"
        popover="auto"
        aria-label="Site"
        className="mobile-menu bg-paper text-ink"
      >
        <ul className="measure pb-8">
          {items.map((item) => (
            <li key={item.label} className="border-b border-rule">
              {item.kind === 'link' ? (
                <a href={item.href} className={entry}>
                  {item.label}
                </a>
              ) : (
                <MenuSection group={item} pathname={pathname} />
              )}
            </li>
          ))}
          <li className="mt-6">
            <a href={demo.href} className={buttonStyles.secondary}>
              {demo.label}
            </a>
          </li>
        </ul>
      </nav>
    </div>
  );
}

interface MenuSectionProps {
  group: MenuGroup;
  pathname: string;
}

function MenuSection({ group: { label, columns }, pathname }: MenuSectionProps) {
  const isCurrent = columns.some(({ links }) => links.some(({ href }) => href === pathname));
  return (
    <details name="menu" open={isCurrent} className="group">
      <summary className={entry}>
        {label}
        <ChevronIcon className="[transition:rotate_0.15s] group-open:rotate-180" />
      </summary>
      <div className="pb-3 sm:columns-2">
        {columns.map(({ title, links }) => (
          <div key={title} className="break-inside-avoid pb-3">
            {title !== null && <p className="tag text-steel">{title}</p>}
            <ul>
              {links.map(({ label: text, href, soon }) => (
                <li key={href} className="flex items-baseline justify-between gap-2">
                  <a
                    href={href}
                    aria-current={href === pathname ? 'page' : undefined}
                    className="grow py-2 aria-[current]:font-semibold"
                  >
                    {text}
                  </a>
                  {soon && <SoonMark />}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
