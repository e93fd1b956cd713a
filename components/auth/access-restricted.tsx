'use client';

import { button } from '@/components/ui/button';
import { useAuth } from './auth-context';

export function AccessRestricted() {
  const { logout } = useAuth();
  return (
    <main id="main" tabIndex={-1} className="measure py-16 outline-none md:py-24">
      <div className="max-w-2xl border-2 border-red bg-white p-8 md:p-12">
        <h1 className="text-heading font-bold">Access Restricted</h1>
        <p className="mt-5 text-lg">
          You are not registered to use this application. Please contact the app administrator to
          request access.
        </p>
        <p className="mt-6 font-semibold">If you believe this is an error, you can:</p>
        <ul className="mt-2 list-disc pl-6 text-steel">
          <li>Verify you are logged in with the correct account</li>
          <li>Contact the app administrator for access</li>
          <li>Try logging out and back in again</li>
        </ul>
        <button type="button" onClick={() => logout()} className={`mt-8 ${button.primary}`}>
          Sign out
        </button>
      </div>
    </main>
  );
}
