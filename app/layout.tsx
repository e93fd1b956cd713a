import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Account, SignInButton } from '@/components/auth/account';
import { AuthProvider } from '@/components/auth/auth-provider';
import { LoadingStatus } from '@/components/auth/loading-status';
import { NavigationTracker } from '@/components/auth/navigation-tracker';
import { Notifications } from '@/components/auth/notifications';
import { SessionBoundary } from '@/components/auth/session-boundary';
import { PreviewRibbon } from '@/components/sections/preview-ribbon';
import { Footer } from '@/components/shell/footer';
import { FragmentHistory } from '@/components/shell/fragment-history';
import { LinkRouter } from '@/components/shell/link-router';
import { PageEffects } from '@/components/shell/page-effects';
import { Search } from '@/components/shell/search/search';
import { TopBar } from '@/components/shell/top-bar';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { buildFooter, buildMenu, content, getPage, hrefOf, searchSuggestions } from '@/lib/content';
import './fonts';
import { editingScript } from './editing-script';
import { isPreview, settings } from './settings';
import './watch-content';
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
  return (
    // The boot script sets attributes on this element before hydration.
    <html lang="en" suppressHydrationWarning>
      <body>
        {editingScript !== undefined && <script async src={editingScript} />}
        <AuthProvider settings={settings}>
          <ErrorBoundary name="NavigationTracker">
            <NavigationTracker />
          </ErrorBoundary>
          <ErrorBoundary name="FragmentHistory">
            <FragmentHistory />
          </ErrorBoundary>
          <ErrorBoundary name="NewPage">
            <PageEffects />
          </ErrorBoundary>
          <ErrorBoundary name="PageLinks">
            <LinkRouter />
          </ErrorBoundary>
          <ErrorBoundary name="LoadingStatus">
            <LoadingStatus />
          </ErrorBoundary>
          <div className="page @container/page">
            <a href="#main" className="skip-link">
              Skip to main content
            </a>
            {isPreview && <PreviewRibbon />}
            <TopBar
              name={site.name}
              menu={buildMenu(pages)}
              demo={{ label: getPage('Demo').title, href: hrefOf('Demo') }}
              account={
                <ErrorBoundary name="Account">
                  <Account />
                </ErrorBoundary>
              }
            />
            <SessionBoundary>{children}</SessionBoundary>
            <Footer
              site={site}
              columns={buildFooter(pages)}
              year={String(new Date().getUTCFullYear())}
              signIn={
                <ErrorBoundary name="SignIn">
                  <SignInButton />
                </ErrorBoundary>
              }
            />
          </div>
          <ErrorBoundary name="Search">
            <Search help={searchSuggestions()} />
          </ErrorBoundary>
          <ErrorBoundary name="Notifications">
            <Notifications />
          </ErrorBoundary>
        </AuthProvider>
      </body>
    </html>
  );
}
