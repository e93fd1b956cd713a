'use client';

import { useRef, useState } from 'react';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import type { MenuItem } from '@/lib/content/types';

/** The menu of small screens: a native popover, so that it opens before scripts and without them. */
export function MobileMenu({ items }: { items: MenuItem[] }) {
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => panel.current?.hidePopover();
  return (
    <div className="@min-[62rem]/page:hidden">
      <button
        type="button"
        popoverTarget="site-menu"
        aria-expanded={open}
        className="flex h-11 items-center gap-2 rounded-plate px-2 font-medium hover:bg-paper-deep"
      >
        {open ? <CloseIcon /> : <MenuIcon />}
        {/* An icon could not be put before a text that a translation has wrapped. */}
        <span>Menu</span>
      </button>
      <nav
        ref={panel}
        id="site-menu"
        popover="auto"
        aria-label="Site"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="mobile-menu inset-x-0 top-16 m-0 h-[calc(100dvh-4rem)] w-full max-w-none overflow-y-auto bg-paper text-ink"
      >
        <ul className="measure py-4">
          {items.map((item) => (
            <li key={item.label} className="border-b border-rule py-4 last:border-0">
              {item.kind === 'link' ? (
                <PageLink
                  href={item.href}
                  onClick={close}
                  className="block py-1 text-xl leading-snug font-semibold"
                >
                  {item.label}
                </PageLink>
              ) : (
                <>
                  <p className="py-1 text-xl leading-snug font-semibold">{item.label}</p>
                  {item.columns.map(({ title, links }) => (
                    <div key={item.label + title} className="mt-2">
                      {title !== null && <p className="tag mt-4 text-steel">{title}</p>}
                      <ul className="sm:columns-2">
                        {links.map(({ label, href }) => (
                          <li key={href}>
                            <PageLink href={href} onClick={close} className="block py-2">
                              {label}
                            </PageLink>
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                </>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
