/** Who can look at the site from the desk; the browser and the server read the same list. */
export const looks = [
  { id: 'visitor', label: 'Visitor', sentence: 'Nobody is signed in.' },
  { id: 'user', label: 'User', sentence: 'Signed in, an ordinary user.' },
  { id: 'admin', label: 'Admin', sentence: 'Signed in, sees the Admin Note on unknown pages.' },
  { id: 'not-registered', label: 'Not registered', sentence: 'Signed in, but not to this app.' },
  { id: 'private', label: 'Private app', sentence: 'A visitor, and the app needs sign-in.' },
] as const;

export type LookId = (typeof looks)[number]['id'];

export const lookIds = looks.map((look) => look.id);

export function isLookId(text: unknown): text is LookId {
  return looks.some((look) => look.id === text);
}
