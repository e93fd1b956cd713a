'use client';

import * as Navigation from '@radix-ui/react-navigation-menu';
import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { ChevronIcon } from '@/components/ui/icons';
import type { MenuItem } from '@/lib/content/types';
import { type MenuGroup, MenuLinks, menuChevron, menuEntry, PlainLink } from './menu-links';
import { useOpenMenu } from './use-open-menu';

/**
 * The four menus and About. The HTML has all links, and CSS opens the menus (`app/menus.css`) until React hydrates them.
 * Radix then adds delays, arrow keys, and Escape with focus return.
 */
export default function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const { root, open, setOpen } = useOpenMenu(items);
  return (
    <Navigation.Root
      ref={root}
      aria-label="Main"
      delayDuration={80}
      value={open}
      onValueChange={setOpen}
      className="main-menu hidden @min-[62rem]/page:block"
    >
      <Navigation.List className="flex">
        {items.map((item) => (
          <Navigation.Item key={item.label} value={item.label} className="menu-item">
            {item.kind === 'link' ? (
              <MenuLink>
                <a href={item.href} className={menuEntry}>
                  {item.label}
                </a>
              </MenuLink>
            ) : (
              <Menu group={item} isOpen={open === item.label} />
            )}
          </Navigation.Item>
        ))}
      </Navigation.List>
    </Navigation.Root>
  );
}

/** Radix renders a closed panel only with its `forceMount`, which would make Escape close it from anywhere on the page. */
function Menu({ group, isOpen }: { group: MenuGroup; isOpen: boolean }) {
  const pointer = useClickPointer();

  /** A mouse has already opened the menu by hovering, so a click must not close it. */
  function keepOpenUnderMouse(event: MouseEvent<HTMLButtonElement>) {
    const isShown = event.currentTarget.dataset.state === 'open';
    if (isShown && pointer.isMouse(event)) event.preventDefault();
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
      {isOpen ? (
        <Navigation.Content className="menu-panel menu-columns">
          <MenuLinks group={group} Wrapper={MenuLink} />
        </Navigation.Content>
      ) : (
        <div data-state="closed" className="menu-panel menu-columns">
          <MenuLinks group={group} Wrapper={PlainLink} />
        </div>
      )}
    </>
  );
}

function MenuLink({ children }: { children: ReactNode }) {
  return <Navigation.Link asChild>{children}</Navigation.Link>;
}

/** Tells which pointer type caused a click. Before Safari 18.2 and Firefox 129, click events don't contain it. */
function useClickPointer() {
  const pressedWith = useRef('');
  return {
    onPointerDown({ pointerType }: PointerEvent) {
      pressedWith.current = pointerType;
    },
    /** False for the keyboard and for screen readers, whose clicks have a detail of 0. */
    isMouse: (click: MouseEvent) => click.detail > 0 && pressedWith.current === 'mouse',
  };
}
