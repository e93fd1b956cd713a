import type { Metadata } from 'next';
import { AdminNote } from '@/components/auth/admin-note';
import { NotFoundPage } from '@/components/sections/not-found-page';
import { PageFrame } from '@/components/shell/page-frame';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { content } from '@/lib/content';

export const metadata: Metadata = {
  title: { absolute: `Page Not Found | ${content().site.name}` },
};

export default function NotFound() {
  return (
    <PageFrame breadcrumb="Page Not Found">
      <NotFoundPage>
        <ErrorBoundary name="AdminNote">
          <AdminNote />
        </ErrorBoundary>
      </NotFoundPage>
    </PageFrame>
  );
}
