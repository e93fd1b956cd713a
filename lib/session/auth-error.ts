import { isPlatformError, isRecord, type PlatformError } from '@/lib/platform/site';
import type { AuthError } from './store';

export const authRequiredError: AuthError = {
  type: 'auth_required',
  message: 'Authentication required',
};

/** Maps a failure to load the public settings to the session's error. */
export function toAuthError(error: unknown): AuthError {
  const reason = isPlatformError(error) && error.status === 403 ? reasonOf(error) : null;
  if (reason === 'auth_required') return authRequiredError;
  if (reason === 'user_not_registered') {
    return { type: reason, message: 'User not registered for this app' };
  }
  const message = error instanceof Error ? error.message : '';
  return { type: reason ?? 'unknown', message: message || 'Failed to load app' };
}

function reasonOf({ data }: PlatformError): string | null {
  const extra = isRecord(data) ? data.extra_data : null;
  const reason = isRecord(extra) ? extra.reason : null;
  return typeof reason === 'string' && reason !== '' ? reason : null;
}
