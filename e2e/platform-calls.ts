import type { Platform } from './platform/platform';

/** Requests to the platform since its last reset, oldest first: `GET /apps/… 200`. */
export function callsTo(platform: Platform): string[] {
  return platform.events
    .recent()
    .flatMap((event) =>
      event.type === 'request'
        ? [`${event.method} ${event.path.replace(/^\/api/, '')} ${event.status}`]
        : [],
    );
}

/** Pages in the visit log since the platform's last reset, oldest first. */
export function visitsTo(platform: Platform): string[] {
  return platform.events.recent().flatMap((event) => (event.type === 'visit' ? [event.page] : []));
}

/** The request for the public settings, as callsTo() formats it. */
export const settingsCall = 'GET /apps/public/prod/public-settings/by-id/brazos';

/** The request for the current user, as callsTo() formats it. */
export const userCall = 'GET /apps/brazos/entities/User/me';
