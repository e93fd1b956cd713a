import type { Fault } from '../platform/platform';

interface Switch {
  id: string;
  label: string;
  description: string;
  fault: Fault;
}
export interface SwitchGroup {
  title: string;
  switches: readonly Switch[];
}

const settings = 'GET /apps/public/*';
const userCheck = 'GET /apps/*/entities/User/me';
const visitLog = 'POST /app-logs/*';

/** The faults that the desk can inject, grouped by call. */
export const switchGroups: readonly SwitchGroup[] = [
  {
    title: 'Public settings',
    switches: [
      {
        id: 'settings-slow',
        label: 'Slow',
        description: 'The response takes 2 seconds.',
        fault: { route: settings, kind: 'delay', ms: 2000 },
      },
      {
        id: 'settings-hang',
        label: 'No response',
        description: 'The request is accepted but never answered.',
        fault: { route: settings, kind: 'hang' },
      },
      {
        id: 'settings-500',
        label: 'Error 500',
        description: 'The platform fails with a server error.',
        fault: { route: settings, kind: 'status', status: 500, body: { message: 'Server error' } },
      },
      {
        id: 'settings-html',
        label: 'HTML response',
        description: 'The platform sends a web page instead of data.',
        fault: { route: settings, kind: 'html' },
      },
      {
        id: 'settings-cut',
        label: 'Truncated response',
        description: 'The data stops partway through.',
        fault: { route: settings, kind: 'cut' },
      },
      {
        id: 'settings-reset',
        label: 'Connection reset',
        description: 'The connection drops before any response.',
        fault: { route: settings, kind: 'reset' },
      },
      {
        id: 'settings-refused',
        label: 'Refused, unknown reason',
        description: '403 with a reason the site doesn’t recognize.',
        fault: {
          route: settings,
          kind: 'status',
          status: 403,
          body: {
            message: 'This app is closed for maintenance.',
            extra_data: { reason: 'app_closed' },
          },
        },
      },
    ],
  },
  {
    title: 'User check',
    switches: [
      {
        id: 'user-401',
        label: 'Error 401',
        description: 'The session is no longer valid.',
        fault: {
          route: userCheck,
          kind: 'status',
          status: 401,
          body: { message: 'Authentication required' },
        },
      },
      {
        id: 'user-403',
        label: 'Error 403',
        description: 'Access to the account is denied.',
        fault: { route: userCheck, kind: 'status', status: 403, body: { message: 'Forbidden' } },
      },
      {
        id: 'user-500',
        label: 'Error 500',
        description: 'The platform fails with a server error.',
        fault: { route: userCheck, kind: 'status', status: 500, body: { message: 'Server error' } },
      },
    ],
  },
  {
    title: 'Visit log',
    switches: [
      {
        id: 'visit-500',
        label: 'Not logged',
        description: 'Logging the visit fails with error 500.',
        fault: { route: visitLog, kind: 'status', status: 500, body: { message: 'Server error' } },
      },
    ],
  },
];

/** Identifies a fault among the switches. */
export function faultKey(fault: Fault): string {
  return [fault.route, fault.kind, fault.kind === 'status' ? fault.status : ''].join(' ');
}
