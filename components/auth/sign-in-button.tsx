'use client';

import { useAuth } from './auth-context';

/** The unobtrusive "Sign in" at the end of the footer. */
export function SignInButton() {
  const { isAuthenticated, navigateToLogin } = useAuth();
  if (isAuthenticated) return null;
  return (
    <button
      type="button"
      onClick={() => navigateToLogin()}
      className="needs-script -mx-2 h-11 px-2 underline-offset-4 hover:text-paper hover:underline"
    >
      Sign in
    </button>
  );
}
