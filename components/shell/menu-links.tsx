import type { ComponentType, ReactNode } from 'react';
import type { MenuItem } from '@/lib/content/types';

export type MenuGroup = Extract<MenuItem, { kind: 'group' }>;

/** A button or a plain link in the top bar. */
export const menuEntry =
  'flex h-16 items-center gap-1.5 px-3 font-medium hover:bg-paper-deep data-[state=open]:bg-paper-deep';

export const menuChevron = '[transition:rotate_0.15s] group-data-[state=open]:rotate-180';

export function menuPanel({ columns }: MenuGroup): string {
  const place = columns.length > 1 ? '-left-30 w-[58rem] grid-cols-4 gap-6' : 'left-0 w-64';
  return `menu-panel absolute top-full border border-ink bg-paper p-6 lifted ${place}`;
}

interface MenuLinksProps {
  group: MenuGroup;
  /** Wraps each link. */
  Wrapper: ComponentType<{ children: ReactNode }>;
}

/** Next to a link, so the link's name stays its label. */
export const SoonMark = () => <span className="tag shrink-0 text-steel">Soon</span>;

export function MenuLinks({ group: { label, columns }, Wrapper }: MenuLinksProps) {
  return columns.map(({ title, links }) => (
    <div key={label + title}>
      {title !== null && <p className="tag mb-3 border-b border-rule pb-2 text-steel">{title}</p>}
      <ul>
        {links.map(({ label: text, href, soon }) => (
          <li key={href} className="flex items-baseline justify-between gap-2">
            <Wrapper>
              <a
                href={href}
                className="-ml-2 grow rounded-plate px-2 py-2 leading-snug hover:bg-paper-deep"
              >
                {text}
              </a>
            </Wrapper>
            {soon && <SoonMark />}
          </li>
        ))}
      </ul>
    </div>
  ));
}
