'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, useRef, useState } from 'react';
import { button } from '@/components/ui/button';
import { focusPressed } from '@/components/ui/focus-pressed';
import { ChevronIcon, CloseIcon, MenuIcon } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import type { LinkItem, MenuItem } from '@/lib/content/types';
import type { MenuGroup } from './menu-links';

interface MobileMenuProps {
  items: MenuItem[];
  /** At the end of the list, for people who have seen enough. */
  demo: LinkItem;
}

const hasPopovers = () => 'popover' in HTMLElement.prototype;

const entry = 'flex min-h-14 items-center justify-between text-xl font-semibold';

/**
 * The menu of small screens: a native popover with native sections, so everything opens before scripts
 * and without them. One section is open at a time, at first the current page's.
 */
export function MobileMenu({ items, demo }: MobileMenuProps) {
  const pathname = usePathname();
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  // Where browsers have no popovers, menus.css shows the open menu by its attribute.
  function press(event: MouseEvent<HTMLButtonElement>) {
    focusPressed(event);
    if (!hasPopovers()) setOpen(!open);
  }

  function close() {
    if (hasPopovers()) panel.current?.hidePopover();
    else setOpen(false);
  }

  return (
    <div className="@min-[62rem]/page:hidden">
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
        aria-expanded={open}
        onClick={press}
        className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-plate px-2 font-medium hover:bg-paper-deep"
      >
        {open ? <CloseIcon /> : <MenuIcon />}
        {/* An icon could not be put before a text that a translation has wrapped. */}
        <span className="max-[22.5rem]:hidden">Menu</span>
      </button>
      <nav
        ref={panel}
        id="site-menu"
        popover="auto"
        data-open={open || undefined}
        aria-label="Site"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="mobile-menu inset-x-0 top-16 m-0 h-[calc(100dvh-4rem)] w-full max-w-none overflow-y-auto bg-paper text-ink"
      >
        <ul className="measure pb-8">
          {items.map((item) => (
            <li key={item.label} className="border-b border-rule">
              {item.kind === 'link' ? (
                <PageLink href={item.href} onClick={close} className={entry}>
                  {item.label}
                </PageLink>
              ) : (
                <MenuSection group={item} pathname={pathname} onFollow={close} />
              )}
            </li>
          ))}
          <li className="pt-6">
            <PageLink href={demo.href} onClick={close} className={button.secondary}>
              {demo.label}
            </PageLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}

interface MenuSectionProps {
  group: MenuGroup;
  pathname: string;
  onFollow: () => void;
}

function MenuSection({ group: { label, columns }, pathname, onFollow }: MenuSectionProps) {
  const isCurrent = columns.some(({ links }) => links.some(({ href }) => href === pathname));
  return (
    <details
      name="menu"
      open={isCurrent}
      // A longer section above has closed at the same time.
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open') currentTarget.scrollIntoView({ block: 'nearest' });
      }}
      className="group"
    >
      <summary className={entry}>
        {label}
        <ChevronIcon className="[transition:rotate_0.15s] group-open:rotate-180" />
      </summary>
      <div className="pb-3 sm:columns-2">
        {columns.map(({ title, links }) => (
          <div key={title} className="break-inside-avoid pb-3">
            {title !== null && <p className="tag text-steel">{title}</p>}
            <ul>
              {links.map(({ label: text, href }) => (
                <li key={href}>
                  <PageLink
                    href={href}
                    onClick={onFollow}
                    aria-current={href === pathname ? 'page' : undefined}
                    className="block py-2 aria-[current]:font-semibold"
                  >
                    {text}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
