import type { Platform } from './platform/platform';

/** What the platform was asked since it was last seeded, oldest first: `GET /apps/… 200`. */
export function callsTo(platform: Platform): string[] {
  return platform.events
    .recent()
    .flatMap((event) =>
      event.type === 'request'
        ? [`${event.method} ${event.path.replace(/^\/api/, '')} ${event.status}`]
        : [],
    );
}

/** The pages of the visit log since the platform was last seeded, oldest first. */
export function visitsTo(platform: Platform): string[] {
  return platform.events.recent().flatMap((event) => (event.type === 'visit' ? [event.page] : []));
}

/** The call for the public settings, as callsTo has it. */
export const settingsCall = 'GET /apps/public/prod/public-settings/by-id/brazos';

/** The call for the current user, as callsTo has it. */
export const userCall = 'GET /apps/brazos/entities/User/me';
