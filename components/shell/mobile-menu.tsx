'use client';

import { usePathname } from 'next/navigation';
import { buttonStyles } from '@/components/ui/button-styles';
import { ChevronIcon, CloseIcon, MenuIcon } from '@/components/ui/icons';
import type { LinkItem, MenuItem } from '@/lib/content/types';
import { searchId } from '@/lib/page/search-dialog';
import { type MenuGroup, MenuLinks, PlainLink } from './menu-links';

interface MobileMenuProps {
  items: MenuItem[];
  /** The call to action below the list. */
  demo: LinkItem;
}

const menuId = 'site-menu';
const entry = 'flex min-h-16 items-center justify-between text-xl font-semibold';

/**
 * The menu on small screens: a native popover with `details` sections, so it works without scripts. One section is open
 * at a time, at first the current page's or the first one. `lib/page/menus.ts` does the rest.
 */
export function MobileMenu({ items, demo }: MobileMenuProps) {
  const pathname = usePathname();
  const groups = items.filter((item) => item.kind === 'group');
  const current = groups.find(({ columns }) =>
    columns.some(({ links }) => links.some(({ href }) => href === pathname)),
  );
  return (
    <div className="@min-[62rem]/page:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-expanded={false}
        className="group flex h-11 min-w-11 items-center justify-center gap-2 px-2 font-medium hover:bg-paper-deep"
      >
        <MenuIcon className="group-aria-expanded:hidden" />
        <CloseIcon className="hidden group-aria-expanded:block" />
        {/* “Close Menu” while it's open. */}
        <span className="hidden group-aria-expanded:block @max-[22.5rem]/page:sr-only">Close </span>
        <span className="group-aria-expanded:sr-only @max-[22.5rem]/page:sr-only">Menu</span>
      </button>
      <nav id={menuId} popover="auto" aria-label="Site" className="mobile-menu bg-paper text-ink">
        <ul className="measure menu-list">
          {items.map((item) => (
            <li key={item.label} className="border-b border-ink">
              {item.kind === 'link' ? (
                <a href={item.href} className={entry}>
                  {item.label}
                </a>
              ) : (
                <MenuSection
                  group={item}
                  isOpen={item === (current ?? groups[0])}
                  pathname={pathname}
                />
              )}
            </li>
          ))}
        </ul>
        <p className="measure menu-foot">
          <a href={demo.href} className={buttonStyles.primary}>
            {demo.label}
          </a>
          <button
            type="button"
            data-opens={searchId}
            data-wants="Search"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            className={`needs-script ${buttonStyles.secondary}`}
          >
            Search
          </button>
          <button
            type="button"
            data-sign-in=""
            className={`sign-in needs-script ${buttonStyles.secondary}`}
          >
            Sign in
          </button>
        </p>
      </nav>
    </div>
  );
}

interface MenuSectionProps {
  group: MenuGroup;
  isOpen: boolean;
  pathname: string;
}

function MenuSection({ group, isOpen, pathname }: MenuSectionProps) {
  return (
    <details name="menu" open={isOpen} className="group">
      <summary className={entry}>
        {group.label}
        <ChevronIcon className="[transition:rotate_0.15s] group-open:rotate-180" />
      </summary>
      <div className="menu-columns pb-4">
        <MenuLinks group={group} pathname={pathname} Wrapper={PlainLink} />
      </div>
    </details>
  );
}
