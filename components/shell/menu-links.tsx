import type { ComponentType, ReactNode } from 'react';
import { OffPageConnectorIcon } from '@/components/ui/icons';
import type { MenuItem } from '@/lib/content/types';
import { SoonMark } from './soon-mark';

export type MenuGroup = Extract<MenuItem, { kind: 'group' }>;

/** A button or a plain link in the top bar. */
export const menuEntry =
  'flex h-16 items-center gap-1.5 px-3 font-medium hover:bg-paper-deep data-[state=open]:bg-paper-deep';

export const menuChevron = '[transition:rotate_0.15s] group-data-[state=open]:rotate-180';

export const PlainLink = ({ children }: { children: ReactNode }) => children;

/** One string, because React puts a comment between two. */
const availableNow = 'Available now: ';

interface MenuLinksProps {
  group: MenuGroup;
  /** Of the page that's shown, for a menu that marks it. */
  pathname?: string;
  /** Wraps each link. */
  Wrapper: ComponentType<{ children: ReactNode }>;
}

/**
 * A menu's links as a drawing index: a connector and a line of text for what's written, a cloud for what isn't, with
 * a link to a page that covers it for now. In a menu where nothing is written, one line replaces the clouds, and screen
 * readers get a word in each row. The rest of a row is next to its link, so the link's name stays its label
 * (`app/menus.css`).
 */
export function MenuLinks({ group: { label, columns }, pathname, Wrapper }: MenuLinksProps) {
  const isAllSoon = columns.every(({ links }) => links.every(({ soon }) => soon));
  return (
    <>
      {isAllSoon && (
        <p aria-hidden="true" className="menu-key tag text-steel">
          Dashed: soon
        </p>
      )}
      {columns.map(({ title, links }) => (
        <div key={label + title}>
          {title !== null && <p className="tag pb-3 text-steel">{title}</p>}
          <ul>
            {links.map(({ label: text, href, soon, line, now }) => (
              <li key={href} className={`menu-row ${soon ? 'soon' : ''}`}>
                <Wrapper>
                  <a
                    href={href}
                    aria-current={pathname === href ? 'page' : undefined}
                    className="stretched"
                  >
                    {text}
                  </a>
                </Wrapper>
                {line !== undefined && <span className="menu-line">{line}</span>}
                {now !== undefined && (
                  <span className="menu-line">
                    {availableNow}
                    <Wrapper>
                      <a href={now.href} className="menu-now">
                        {now.label}
                      </a>
                    </Wrapper>
                  </span>
                )}
                {!soon && <OffPageConnectorIcon />}
                {soon && (isAllSoon ? <span className="sr-only">Soon</span> : <SoonMark />)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
