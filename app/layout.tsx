import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Account } from '@/components/auth/account';
import { AuthProvider } from '@/components/auth/auth-provider';
import { LoadingStatus } from '@/components/auth/loading-status';
import { NavigationTracker } from '@/components/auth/navigation-tracker';
import { Notifications } from '@/components/auth/notifications';
import { SessionBoundary } from '@/components/auth/session-boundary';
import { SignIn } from '@/components/auth/sign-in';
import { Footer } from '@/components/shell/footer';
import { FragmentHistory } from '@/components/shell/fragment-history';
import { NewPage } from '@/components/shell/new-page';
import { PageLinks } from '@/components/shell/page-links';
import { Search } from '@/components/shell/search/search';
import { TopBar } from '@/components/shell/top-bar';
import { Part } from '@/components/ui/part';
import { content, footerOf, hrefOf, menuOf, pageNamed, searchHelp } from '@/lib/content';
import { typefaces } from './fonts';
import { settings } from './settings';
import './content-files';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(settings.siteUrl),
  // No address of ours goes to anybody in full: a sign-in comes back with its token in the query.
  referrer: 'strict-origin',
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
  return (
    // The boot script marks this element before React arrives.
    <html lang="en" className={typefaces} suppressHydrationWarning>
      <body>
        <AuthProvider settings={settings}>
          <Part name="NavigationTracker">
            <NavigationTracker />
          </Part>
          <Part name="FragmentHistory">
            <FragmentHistory />
          </Part>
          <Part name="NewPage">
            <NewPage />
          </Part>
          <Part name="PageLinks">
            <PageLinks />
          </Part>
          <Part name="LoadingStatus">
            <LoadingStatus />
          </Part>
          <div className="page @container/page">
            <a href="#main" className="skip-link">
              Skip to main content
            </a>
            <TopBar
              name={site.name}
              menu={menuOf(pages)}
              demo={{ label: pageNamed('Demo').title, href: hrefOf('Demo') }}
              account={
                <Part name="Account">
                  <Account />
                </Part>
              }
            />
            <SessionBoundary>{children}</SessionBoundary>
            <Footer
              site={site}
              columns={footerOf(pages)}
              year={String(new Date().getUTCFullYear())}
              signIn={
                <Part name="SignIn">
                  <SignIn />
                </Part>
              }
            />
          </div>
          <Part name="Search">
            <Search help={searchHelp()} />
          </Part>
          <Part name="Notifications">
            <Notifications />
          </Part>
        </AuthProvider>
      </body>
    </html>
  );
}
