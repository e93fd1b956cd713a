/* The ways to view the site, shared by the desk's server and its page. */

/** The personas to view the site as. */
export const personas = [
  { id: 'visitor', label: 'Visitor', description: 'Not signed in.' },
  { id: 'user', label: 'User', description: 'Signed in as a regular user.' },
  {
    id: 'admin',
    label: 'Admin',
    description: 'Signed in as an admin. Sees the Admin Note on unknown pages.',
  },
  {
    id: 'not-registered',
    label: 'Not registered',
    description: 'Signed in, but not registered for this app.',
  },
  { id: 'private', label: 'Private app', description: 'Not signed in, and the app requires it.' },
] as const;
export type PersonaId = (typeof personas)[number]['id'];

/** Viewport widths to preview the site at, in CSS pixels. The last one is the default. */
export const widths = [
  { label: 'Phone', width: 390 },
  { label: 'Tablet', width: 768 },
  { label: 'Desktop', width: 1440 },
] as const;
export const defaultWidth = 1440;

/**
 * The ways to look at a page. A `frame` shows the site itself; a `report` is written by the desk's server from the page's
 * HTML. The first one is the default.
 */
export const views = [
  { id: 'page', label: 'Page', kind: 'frame' },
  { id: 'no-scripts', label: 'No scripts', kind: 'frame' },
  { id: 'search', label: 'Search result', kind: 'report' },
  { id: 'card', label: 'Shared link', kind: 'report' },
] as const;
export type View = (typeof views)[number];

/** The panels below the page, closed at first. */
export const panelIds = ['faults', 'messages', 'visits', 'requests'] as const;
export type PanelId = (typeof panelIds)[number];

/** The panels that list the platform's events. */
export const feedIds = ['visits', 'requests'] as const satisfies PanelId[];
export type FeedId = (typeof feedIds)[number];
