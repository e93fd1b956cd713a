import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { MenuItem, SearchHelp } from '@/lib/content/types';
import { Bar } from './bar';
import { MainMenu } from './main-menu';
import { MobileMenu } from './mobile-menu';
import { Search } from './search';
import { Wordmark } from './wordmark';

interface TopBarProps {
  name: string;
  menu: MenuItem[];
  search: SearchHelp;
  /** Who is signed in; empty for a visitor. */
  account: ReactNode;
}

export function TopBar({ name, menu, search, account }: TopBarProps) {
  return (
    <Bar>
      <div className="measure flex h-16 items-center gap-2 lg:gap-6">
        <PageLink href="/" className="shrink-0" aria-label={`${name}, Home`}>
          <Wordmark name={name} />
        </PageLink>
        <MainMenu items={menu} />
        <div className="ml-auto flex items-center gap-1">
          {account}
          <Search help={search} />
          <MobileMenu items={menu} />
        </div>
      </div>
    </Bar>
  );
}
