'use client';

import * as Navigation from '@radix-ui/react-navigation-menu';
import { useHydrated } from '@/components/ui/browser-value';
import { ChevronIcon } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import type { MenuItem } from '@/lib/content/types';

const entry =
  'flex h-16 items-center gap-1.5 px-3 font-medium hover:bg-paper-deep data-[state=open]:bg-paper-deep';

/**
 * The four menus and About. Their links are in the HTML (`forceMount`); before hydration and without
 * scripts the style sheet opens a menu on hover and focus (see globals.css). From then on only the open
 * one is mounted: a closed one would take every press beside it as a reason to close the others.
 */
export function MainMenu({ items }: { items: MenuItem[] }) {
  return (
    <Navigation.Root
      aria-label="Main"
      delayDuration={80}
      className="main-menu hidden @min-[62rem]/page:block"
    >
      <Navigation.List className="flex">
        {items.map((item) => (
          <Navigation.Item key={item.label} value={item.label} className="menu-item relative">
            {item.kind === 'link' ? (
              <Navigation.Link asChild>
                <PageLink href={item.href} className={entry}>
                  {item.label}
                </PageLink>
              </Navigation.Link>
            ) : (
              <Menu {...item} />
            )}
          </Navigation.Item>
        ))}
      </Navigation.List>
    </Navigation.Root>
  );
}

function Menu({ label, columns }: Extract<MenuItem, { kind: 'group' }>) {
  const wide = columns.length > 1;
  const hydrated = useHydrated();
  return (
    <>
      <Navigation.Trigger className={`group ${entry}`} onClick={keepOpenUnderMouse}>
        {label}
        <ChevronIcon className="transition-transform group-data-[state=open]:rotate-180" />
      </Navigation.Trigger>
      <Navigation.Content
        {...(hydrated ? {} : { forceMount: true })}
        className={`menu-panel absolute top-full border border-ink bg-paper p-6 shadow-[0_12px_32px_-12px_rgb(27_31_34/0.35)] ${wide ? '-left-30 w-[58rem] grid-cols-4 gap-6' : 'left-0 w-64'}`}
      >
        {columns.map(({ title, links }) => (
          <div key={label + title}>
            {title !== null && (
              <p className="tag mb-3 border-b border-rule pb-2 text-steel">{title}</p>
            )}
            <ul>
              {links.map(({ label: text, href }) => (
                <li key={href}>
                  <Navigation.Link asChild>
                    <PageLink
                      href={href}
                      className="-mx-2 block rounded-plate px-2 py-2 leading-snug hover:bg-paper-deep"
                    >
                      {text}
                    </PageLink>
                  </Navigation.Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Navigation.Content>
    </>
  );
}

/** A mouse has opened the menu by arriving; its press right after must not close it again. */
function keepOpenUnderMouse(event: React.MouseEvent<HTMLButtonElement>) {
  const byMouse =
    event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'mouse';
  if (byMouse && event.currentTarget.dataset.state === 'open') event.preventDefault();
}
