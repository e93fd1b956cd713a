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

export const personaIds = personas.map((persona) => persona.id);

export function isPersonaId(text: unknown): text is PersonaId {
  return personas.some((persona) => persona.id === text);
}

/** Viewport widths to preview the site at, in CSS pixels. */
export const widths = [
  { label: 'Phone', width: 390 },
  { label: 'Tablet', width: 768 },
  { label: 'Desktop', width: 1440 },
] as const;

export type Width = (typeof widths)[number]['width'];
export const defaultWidth: Width = 1440;
