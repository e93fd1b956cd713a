import { ChevronIcon } from '@/components/ui/icons';
import type { MenuItem } from '@/lib/content/types';
import { MenuLinks } from './menu-links';

const entry =
  'flex h-16 items-center gap-1.5 px-3 font-medium hover:bg-paper-deep aria-expanded:bg-paper-deep';

/**
 * The four menus and About. CSS opens the menus on hover and focus (`app/menus.css`) until `lib/page/menus.ts` does, with
 * delays and keys.
 */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav aria-label="Main" className="main-menu hidden @min-[62rem]/page:block">
      <ul className="flex">
        {items.map((item) => (
          <li key={item.label} className="menu-item">
            {item.kind === 'link' ? (
              <a href={item.href} className={entry}>
                {item.label}
              </a>
            ) : (
              <>
                <button type="button" aria-expanded={false} className={`group ${entry}`}>
                  {item.label}
                  <ChevronIcon className="[transition:rotate_0.15s] group-aria-expanded:rotate-180" />
                </button>
                <div className="menu-panel menu-columns">
                  <MenuLinks group={item} />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
