'use client';

import { type FocusEvent, Fragment } from 'react';
import { ChevronIcon } from '@/components/ui/icons';
import type { MenuItem } from '@/lib/content/types';
import { MenuLinks, menuChevron, menuEntry, menuPanel } from './menu-links';
import { useClickPointer } from './use-click-pointer';

interface PlainMenuProps {
  items: MenuItem[];
  /** The label of the open menu; empty if none is open. */
  open: string;
  onOpen: (label: string) => void;
}

/**
 * The menus in the HTML, with all their links. Before hydration, CSS opens them (`app/menus.css`); after it, they open on
 * hover and on click.
 */
export function PlainMenu({ items, open, onOpen }: PlainMenuProps) {
  const pointer = useClickPointer();
  return (
    <nav aria-label="Main" className="hidden @min-[62rem]/page:block">
      <ul className="flex">
        {items.map((item) => {
          const { label } = item;
          const shown = open === label;
          const state = shown ? 'open' : 'closed';
          return item.kind === 'link' ? (
            <li key={label} className="menu-item relative">
              <a href={item.href} className={menuEntry}>
                {label}
              </a>
            </li>
          ) : (
            <li
              key={label}
              className="menu-item relative"
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onOpen(label)}
              onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onOpen('')}
              // Closes only this menu, because another one may be open under the pointer.
              onBlur={(event) => shown && isFocusLeaving(event) && onOpen('')}
            >
              <button
                type="button"
                aria-expanded={shown}
                data-state={state}
                // A mouse has already opened it by hovering, so a click must not close it.
                onPointerDown={pointer.onPointerDown}
                onClick={(event) => onOpen(shown && !pointer.isMouse(event) ? '' : label)}
                className={`group ${menuEntry}`}
              >
                {label}
                <ChevronIcon className={menuChevron} />
              </button>
              <div data-state={state} className={menuPanel(item)}>
                <MenuLinks group={item} Wrapper={Fragment} onNavigate={() => onOpen('')} />
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Whether the focus moves to an element outside. A press on plain text moves it to no element: the menu stays open. */
function isFocusLeaving({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget !== null && !currentTarget.contains(relatedTarget);
}
