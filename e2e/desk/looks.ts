/** Who can look at the site from the desk; the browser and the server read the same list. */
export const looks = [
  { id: 'visitor', label: 'Visitor', sentence: 'Not signed in.' },
  { id: 'user', label: 'User', sentence: 'Signed in as a regular user.' },
  {
    id: 'admin',
    label: 'Admin',
    sentence: 'Signed in as an admin. Sees the Admin Note on unknown pages.',
  },
  {
    id: 'not-registered',
    label: 'Not registered',
    sentence: 'Signed in, but not registered for this app.',
  },
  { id: 'private', label: 'Private app', sentence: 'Not signed in, and the app requires it.' },
] as const;

export type LookId = (typeof looks)[number]['id'];

export const lookIds = looks.map((look) => look.id);

export function isLookId(text: unknown): text is LookId {
  return looks.some((look) => look.id === text);
}
