import type { Answers } from './ask';
import type { Confirmed } from './confirmed';
import type { Decision } from './policy-types';
import type { SessionState } from './store';

export const loading = { isLoadingAuth: true, isLoadingPublicSettings: true, authError: null };
export const loaded = { isLoadingAuth: false, isLoadingPublicSettings: false };
export const signedOut = { user: null, isAuthenticated: false };

/** What changes in the store when a decision shows something. */
export function shownState(
  { show, error }: Decision,
  answers: Answers | null,
  confirmed: Confirmed | null,
): Partial<SessionState> {
  const authError = error ?? null;
  if (show === 'same') return { ...loaded, authError };
  const { settings: settingsAnswer, user: userAnswer } = answers ?? {};
  const answered = {
    settings: settingsAnswer?.said === 'yes' ? settingsAnswer.value : null,
    user: show === 'user' && userAnswer?.said === 'yes' ? userAnswer.value : null,
  };
  const { settings, user } = show === 'confirmed' && confirmed !== null ? confirmed : answered;
  return {
    ...{ ...loaded, authError, user, isAuthenticated: user !== null },
    ...(settings !== null && { appPublicSettings: settings }),
  };
}
