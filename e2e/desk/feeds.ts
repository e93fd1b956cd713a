import type { PlatformEvent } from '../platform/platform';

/** The desk's lists of platform events. */
export const feedIds = ['visits', 'requests', 'mail'] as const;
export type FeedId = (typeof feedIds)[number];

const feedOfType: Record<PlatformEvent['type'], FeedId> = {
  request: 'requests',
  visit: 'visits',
  session: 'visits',
  mail: 'mail',
};

export function feedOf(event: PlatformEvent): FeedId {
  return feedOfType[event.type];
}
