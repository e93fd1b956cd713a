'use client';

import * as Navigation from '@radix-ui/react-navigation-menu';
import type { MouseEvent, ReactNode } from 'react';
import { ChevronIcon } from '@/components/ui/icons';
import type { MenuItem } from '@/lib/content/types';
import { type MenuGroup, MenuLinks, menuChevron, menuEntry, menuPanel } from './menu-links';
import { useClickPointer } from './use-click-pointer';

interface RadixMenuProps {
  items: MenuItem[];
  /** The label of the open menu; empty if none is open. */
  open: string;
  onOpen: (label: string) => void;
}

/** The menus with Radix, which adds delays, arrow keys, and Escape with focus return. */
export function RadixMenu({ items, open, onOpen }: RadixMenuProps) {
  return (
    <Navigation.Root
      aria-label="Main"
      delayDuration={80}
      value={open}
      onValueChange={onOpen}
      className="hidden @min-[62rem]/page:block"
    >
      <Navigation.List className="flex">
        {items.map((item) => (
          <Navigation.Item key={item.label} value={item.label} className="menu-item relative">
            {item.kind === 'link' ? (
              <MenuLink>
                <a href={item.href} className={menuEntry}>
                  {item.label}
                </a>
              </MenuLink>
            ) : (
              <Menu {...item} />
            )}
          </Navigation.Item>
        ))}
      </Navigation.List>
    </Navigation.Root>
  );
}

function Menu(group: MenuGroup) {
  const pointer = useClickPointer();

  /** A mouse has already opened the menu by hovering, so a click must not close it. */
  function keepOpenUnderMouse(event: MouseEvent<HTMLButtonElement>) {
    const isOpen = event.currentTarget.dataset.state === 'open';
    if (isOpen && pointer.isMouse(event)) event.preventDefault();
  }

  return (
    <>
      <Navigation.Trigger
        className={`group ${menuEntry}`}
        onPointerDown={pointer.onPointerDown}
        onClick={keepOpenUnderMouse}
      >
        {group.label}
        <ChevronIcon className={menuChevron} />
      </Navigation.Trigger>
      <Navigation.Content className={menuPanel(group)}>
        <MenuLinks group={group} Wrapper={MenuLink} />
      </Navigation.Content>
    </>
  );
}

function MenuLink({ children }: { children: ReactNode }) {
  return <Navigation.Link asChild>{children}</Navigation.Link>;
}
