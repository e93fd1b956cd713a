import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { SearchIcon } from '@/components/ui/icons';
import type { LinkItem, MenuItem } from '@/lib/content/types';
import { searchId } from '@/lib/page/search-dialog';
import MainMenu from './main-menu';
import { MobileMenu } from './mobile-menu';
import { Wordmark } from './wordmark';

interface TopBarProps {
  name: string;
  menu: MenuItem[];
  demo: LinkItem;
  /** Who is signed in. */
  account: ReactNode;
}

export function TopBar({ name, menu, demo, account }: TopBarProps) {
  return (
    <Bar>
      <div className="measure flex h-16 items-center gap-2 lg:gap-6">
        <a href="/" className="shrink-0" aria-label={`${name}, Home`}>
          <Wordmark name={name} />
        </a>
        <Island name="MainMenu" of={MainMenu} on="approach" props={{ items: menu }} />
        <div className="ml-auto flex items-center gap-1">
          {account}
          <SearchButton />
          <a
            href={demo.href}
            className="hidden h-11 items-center border border-steel px-3 text-sm font-semibold hover:bg-paper-deep @min-[62rem]/page:flex"
          >
            {demo.label}
          </a>
          <MobileMenu items={menu} demo={demo} />
        </div>
      </div>
    </Bar>
  );
}

/** The sticky frame of the top bar. Its edge is visible while the page is scrolled (`lib/page/scroll-position.ts`). */
function Bar({ children }: { children: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper fades in-data-scrolled:border-ink print:hidden">
      {children}
    </header>
  );
}

/** Opens search (`lib/page/dialogs.ts`). Its results are an island. */
function SearchButton() {
  return (
    <button
      type="button"
      data-opens={searchId}
      data-wants="Search"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      className="needs-script grid size-11 place-items-center hover:bg-paper-deep"
    >
      <SearchIcon />
    </button>
  );
}
