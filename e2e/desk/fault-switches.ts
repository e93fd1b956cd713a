import type { Fault } from '../platform/platform';

type Switch = readonly [id: string, label: string, description: string, fault: Fault];

const settings = 'GET /apps/public/*';
const userCheck = 'GET /apps/*/entities/User/me';
const visitLog = 'POST /app-logs/*';

const failure = (route: string, status: number, message: string, reason?: string): Fault => ({
  route,
  kind: 'status',
  status,
  body: reason === undefined ? { message } : { message, extra_data: { reason } },
});
const serverError = (route: string) => failure(route, 500, 'Server error');

/** The faults that the desk can inject, by call. */
export const switchGroups: Readonly<Record<string, readonly Switch[]>> = {
  'Public settings': [
    [
      'settings-slow',
      'Slow',
      'The response takes 2 seconds.',
      { route: settings, kind: 'delay', ms: 2000 },
    ],
    [
      'settings-hang',
      'No response',
      'The request is accepted but never answered.',
      { route: settings, kind: 'hang' },
    ],
    ['settings-500', 'Error 500', 'The platform fails with a server error.', serverError(settings)],
    [
      'settings-html',
      'HTML response',
      'The platform sends a web page instead of data.',
      { route: settings, kind: 'html' },
    ],
    [
      'settings-cut',
      'Truncated response',
      'The data stops partway through.',
      { route: settings, kind: 'cut' },
    ],
    [
      'settings-reset',
      'Connection reset',
      'The connection drops before any response.',
      { route: settings, kind: 'reset' },
    ],
    [
      'settings-refused',
      'Refused, unknown reason',
      '403 with a reason the site doesn’t recognize.',
      failure(settings, 403, 'This app is closed for maintenance.', 'app_closed'),
    ],
  ],
  'User check': [
    [
      'user-401',
      'Error 401',
      'The session is no longer valid.',
      failure(userCheck, 401, 'Authentication required'),
    ],
    [
      'user-403',
      'Error 403',
      'Access to the account is denied.',
      failure(userCheck, 403, 'Forbidden'),
    ],
    ['user-500', 'Error 500', 'The platform fails with a server error.', serverError(userCheck)],
  ],
  'Visit log': [
    ['visit-500', 'Not logged', 'Logging the visit fails with error 500.', serverError(visitLog)],
  ],
};

/** Identifies a fault among the switches. */
export function faultKey(fault: Fault): string {
  return [fault.route, fault.kind, fault.kind === 'status' ? fault.status : ''].join(' ');
}
