'use client';

import { type FocusEvent, Fragment } from 'react';
import { ChevronIcon } from '@/components/ui/icons';
import type { MenuItem } from '@/lib/content/types';
import { MenuLinks, menuChevron, menuEntry, menuPanel } from './menu-links';
import { useClickPointer } from './use-click-pointer';

interface PlainMenuProps {
  items: MenuItem[];
  /** The label of the open menu, or none. */
  open: string;
  onOpen: (label: string) => void;
}

/**
 * The menus of the HTML, with all their links in it. Before scripts arrive the style sheet opens them
 * (app/menus.css); with scripts they open under a mouse and by a press.
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
              // Only its own: another may be open under the pointer.
              onBlur={(event) => shown && isFocusLeaving(event) && onOpen('')}
            >
              <button
                type="button"
                aria-expanded={shown}
                data-state={state}
                // Under a mouse it is open already, and its press must not close it again.
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

/** Whether the focus moves to an element outside. A press on plain text moves it to none, and the menu stays open. */
function isFocusLeaving({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget !== null && !currentTarget.contains(relatedTarget);
}
