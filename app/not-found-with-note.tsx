import { AdminNote } from '@/components/auth/admin-note';
import { NotFoundPage } from '@/components/sections/not-found-page';
import { ErrorBoundary } from '@/components/ui/error-boundary';

/** The 404 page with the admin's note; see `lazy-not-found-page.tsx`. */
export default function NotFoundWithNote() {
  return (
    <NotFoundPage>
      <ErrorBoundary name="AdminNote">
        <AdminNote />
      </ErrorBoundary>
    </NotFoundPage>
  );
}
