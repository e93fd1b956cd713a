import type { Fault } from '../platform/platform';

interface Switch {
  id: string;
  label: string;
  description: string;
  fault: Fault;
}

type WithoutRoute<F> = F extends Fault ? Omit<F, 'route'> : never;
type Row = readonly [label: string, description: string, fault: WithoutRoute<Fault>];

const failure = (status: number, message: string, extra: object = {}) =>
  ({ kind: 'status', status, body: { message, ...extra } }) as const;
const serverError = failure(500, 'Server error');
const closed = { extra_data: { reason: 'app_closed' } };

/** The faults that the desk can inject, by call. */
export const switchGroups: Readonly<Record<string, readonly Switch[]>> = {
  'Public settings': switches('GET /apps/public/*', [
    ['Slow', 'The response takes 2 seconds.', { kind: 'delay', ms: 2000 }],
    ['No response', 'The request is accepted but never answered.', { kind: 'hang' }],
    ['Error 500', 'The platform fails with a server error.', serverError],
    ['HTML response', 'The platform sends a web page instead of data.', { kind: 'html' }],
    ['Truncated response', 'The data stops partway through.', { kind: 'cut' }],
    ['Connection reset', 'The connection drops before any response.', { kind: 'reset' }],
    [
      'Refused, unknown reason',
      '403 with a reason the site doesn’t recognize.',
      failure(403, 'This app is closed for maintenance.', closed),
    ],
  ]),
  'User check': switches('GET /apps/*/entities/User/me', [
    ['Error 401', 'The session is no longer valid.', failure(401, 'Authentication required')],
    ['Error 403', 'Access to the account is denied.', failure(403, 'Forbidden')],
    ['Error 500', 'The platform fails with a server error.', serverError],
  ]),
  'Visit log': switches('POST /app-logs/*', [
    ['Not logged', 'Logging the visit fails with error 500.', serverError],
  ]),
};

function switches(route: string, rows: readonly Row[]): Switch[] {
  return rows.map(([label, description, fault]) => {
    const id = `${route} ${label}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return { id, label, description, fault: { route, ...fault } };
  });
}

/** Identifies a fault among the switches. */
export function faultKey(fault: Fault): string {
  return [fault.route, fault.kind, fault.kind === 'status' ? fault.status : ''].join(' ');
}
