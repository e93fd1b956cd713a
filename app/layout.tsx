import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AccessRestricted } from '@/components/auth/access-restricted';
import { Account } from '@/components/auth/account';
import SessionScreens from '@/components/auth/session-screens';
import { DevSite } from '@/components/islands/dev-site';
import { Island } from '@/components/islands/island';
import { PreviewRibbon } from '@/components/sections/preview-notes';
import { Announcement } from '@/components/shell/announcement';
import { Footer } from '@/components/shell/footer';
import Search from '@/components/shell/search/search';
import { SearchDialog } from '@/components/shell/search-dialog';
import { TopBar } from '@/components/shell/top-bar';
import RecordTag from '@/components/tools/records/record-tag';
import {
  buildFooter,
  buildMenu,
  content,
  hrefOf,
  searchSuggestions,
  todayAtPlant,
} from '@/lib/content';
import { toLink } from './content-props';
import './fonts';
import { editingScript } from './development';
import { hasDrafts, isPreview, settings } from './settings';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(settings.siteUrl),
  // Never send full URLs as referrer: after sign-in, the query contains the token.
  referrer: 'strict-origin',
  ...(isPreview && { robots: { index: false, follow: false } }),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: { url: '/icons/apple-touch-icon.png', sizes: '180x180' },
  },
};

export const viewport: Viewport = { themeColor: '#1b1f22' };

export default function RootLayout({ children }: { children: ReactNode }) {
  const { site, pages } = content();
  const { announcement } = site;
  const today = todayAtPlant();
  return (
    // In `next dev`, the site's script sets attributes on this element before hydration.
    <html lang="en" suppressHydrationWarning>
      <body>
        {editingScript !== undefined && <script async src={editingScript} />}
        {process.env.NODE_ENV === 'development' && <DevSite settings={settings} />}
        <div role="status" aria-label="Loading" className="loading">
          {/* A valve whose stem goes down, and which is filled once it's closed, as in drawings (app/loading.css). */}
          <svg aria-hidden="true" viewBox="0 0 32 28" className="loading-valve">
            <path d="M16 19V5M9 4h14" className="valve-stem" />
            <path d="M2 12v14l28-14v14z" />
            <path d="M2 12v14l28-14v14z" className="valve-fill" />
          </svg>
        </div>
        <div className="page @container/page">
          <a href="#main" className="skip-link">
            Skip to main content
          </a>
          {isPreview && <PreviewRibbon />}
          {announcement && today <= (announcement.until ?? today) && (
            <Announcement
              {...announcement}
              from={hasDrafts ? undefined : announcement.from}
              link={announcement.link && toLink(announcement.link)}
              today={today}
            />
          )}
          <TopBar
            name={site.name}
            menu={buildMenu(content())}
            demo={{ label: site.slip.label, href: hrefOf('Demo') }}
            account={<Account />}
          />
          <div className="page-words contents">{children}</div>
          <AccessRestricted />
          <Footer site={site} columns={buildFooter(pages)} year={today.slice(0, 4)} />
        </div>
        <SearchDialog
          results={
            <Island name="Search" of={Search} on="press" props={{ help: searchSuggestions() }} />
          }
        />
        <Island name="RecordTag" of={RecordTag} on="press" props={{}} />
        <Island name="SessionScreens" of={SessionScreens} on="press" props={{}} />
      </body>
    </html>
  );
}
