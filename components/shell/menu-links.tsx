import type { ComponentType, ReactNode } from 'react';
import { OffPageConnectorIcon } from '@/components/ui/icons';
import type { MenuItem } from '@/lib/content/types';

export type MenuGroup = Extract<MenuItem, { kind: 'group' }>;

/** A button or a plain link in the top bar. */
export const menuEntry =
  'flex h-16 items-center gap-1.5 px-3 font-medium hover:bg-paper-deep data-[state=open]:bg-paper-deep';

export const menuChevron = '[transition:rotate_0.15s] group-data-[state=open]:rotate-180';

export const PlainLink = ({ children }: { children: ReactNode }) => children;

/** One string, because React puts a comment between two. */
const readHere = 'Read about it here: ';

interface MenuLinksProps {
  group: MenuGroup;
  /** Of the page that's shown, for a menu that marks it. */
  pathname?: string;
  /** Wraps each link. */
  Wrapper: ComponentType<{ children: ReactNode }>;
}

/**
 * A menu's links as a drawing index: a connector for what's written, and a dashed line for what isn't, with a link to a
 * page that covers it for now. One line says what the dashes mean, and screen readers get it in each row. The rest of a
 * row is next to its link, so the link's name stays its label (`app/menus.css`).
 */
export function MenuLinks({ group: { label, columns }, pathname, Wrapper }: MenuLinksProps) {
  return (
    <>
      {columns.some(({ links }) => links.some(({ soon }) => soon)) && (
        <p aria-hidden="true" className="menu-key text-sm text-steel">
          Page coming soon
        </p>
      )}
      {columns.map(({ title, href: chapter, links }) => (
        <div key={label + title}>
          {title !== null && chapter !== null && (
            <Wrapper>
              <a href={chapter} className="menu-chapter">
                {title}
                <OffPageConnectorIcon />
              </a>
            </Wrapper>
          )}
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
                    {readHere}
                    <Wrapper>
                      <a href={now.href} className="menu-now">
                        {now.label}
                      </a>
                    </Wrapper>
                  </span>
                )}
                {soon ? (
                  <span className="sr-only">Page coming soon</span>
                ) : (
                  <OffPageConnectorIcon />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
