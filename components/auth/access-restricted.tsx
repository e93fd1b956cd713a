import { buttonStyles } from '@/components/ui/button-styles';
import { useAuth } from './auth-context';

/** Replaces the page if this account isn't registered for the app: a tag that's locked to the rule of the top bar. */
export function AccessRestricted() {
  const { authError, logout } = useAuth();
  if (authError?.type !== 'user_not_registered') return null;
  return (
    <main id="main" tabIndex={-1} className="measure pb-16 outline-none md:pb-24">
      <div className="relative mx-auto max-w-2xl pt-6">
        <Padlock />
        <div className="lockout-tag danger px-6 pt-40 pb-8 md:px-12">
          <h1 className="text-heading font-bold">Access Restricted</h1>
          <p className="mt-4 text-lg">
            You are not registered to use this application. Please contact the app administrator to
            request access.
          </p>
          <p className="mt-6 border-t pt-5 font-semibold">
            If you believe this is an error, you can:
          </p>
          <ul className="mt-2 list-disc space-y-1 pl-6">
            <li>Verify you are logged in with the correct account</li>
            <li>Contact the app administrator for access</li>
            <li>Try logging out and back in again</li>
          </ul>
        </div>
        <p className="mt-6 text-center">
          <button type="button" onClick={() => logout()} className={buttonStyles.primary}>
            Sign out
          </button>
        </p>
      </div>
    </main>
  );
}

/** Its shackle goes from behind the top bar through the hole of the tag. */
function Padlock() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 80 168"
      className="absolute top-0 left-1/2 z-1 h-42 w-20 -translate-x-1/2 forced-color-adjust-none"
    >
      {/* One leg is in front of the tag, the other behind it. */}
      <path d="M26 0v104M54 0v24M54 45v59" strokeWidth="8" className="stroke-steel" />
      <path d="M8 96h64v64H8z" className="fill-ink stroke-paper" strokeWidth="2" />
      <path d="M34 120a6 6 0 1 1 12 0q0 4-3 5l3 17H34l3-17q-3-1-3-5z" className="fill-paper" />
    </svg>
  );
}
