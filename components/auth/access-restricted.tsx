import { buttonStyles } from '@/components/ui/button-styles';
import { useAuth } from './auth-context';

/** Replaces the page if this account isn't registered for the app. */
export function AccessRestricted() {
  const { authError, logout } = useAuth();
  if (authError?.type !== 'user_not_registered') return null;
  return (
    <main id="main" tabIndex={-1} className="measure py-16 outline-none md:py-24">
      <div className="border-2 border-red bg-white">
        <div aria-hidden="true" className="conflict-hatch h-8 border-b-2 border-red" />
        <div className="grid gap-10 p-6 md:p-12 lg:grid-cols-2 lg:gap-16">
          <div>
            <h1 className="text-title font-bold">Access Restricted</h1>
            <p className="mt-5 max-w-xl text-lg">
              You are not registered to use this application. Please contact the app administrator
              to request access.
            </p>
          </div>
          <div className="lg:border-l lg:border-rule lg:pl-16">
            <p className="text-xl font-semibold">If you believe this is an error, you can:</p>
            <ul className="mt-3 list-disc space-y-1 pl-6 text-steel">
              <li>Verify you are logged in with the correct account</li>
              <li>Contact the app administrator for access</li>
              <li>Try logging out and back in again</li>
            </ul>
            <button
              type="button"
              onClick={() => logout()}
              className={`mt-8 ${buttonStyles.primary}`}
            >
              Sign out
            </button>
          </div>
        </div>
      </div>
    </main>
  );
}
