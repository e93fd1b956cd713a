import type { Metadata } from 'next';
import { AdminNote } from '@/components/auth/admin-note';
import { LazyNotFoundPage } from '@/components/sections/lazy-not-found-page';
import { PageFrame } from '@/components/shell/page-frame';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { content } from '@/lib/content';

export const metadata: Metadata = {
  title: { absolute: `Page Not Found | ${content().site.name}` },
};

export default function NotFound() {
  return (
    <PageFrame breadcrumb="Page Not Found">
      <LazyNotFoundPage>
        <ErrorBoundary name="AdminNote">
          <AdminNote />
        </ErrorBoundary>
      </LazyNotFoundPage>
    </PageFrame>
  );
}
