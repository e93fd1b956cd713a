import { defaultWidth, isPersonaId, type PersonaId, type Width } from '../view-options';
import type { SiteUrls } from './site-url';
import { readWidth } from './viewport';

/** What the desk shows. Kept in its own URL, so it survives a reload and can be bookmarked. */
export interface DeskView {
  /** Undefined until one is chosen; until then, the site uses this browser's own session. */
  persona: PersonaId | undefined;
  path: string;
  width: Width;
}

export function readDeskView(search: string, site: SiteUrls): DeskView {
  const query = new URLSearchParams(search);
  const persona = query.get('as');
  return {
    persona: isPersonaId(persona) ? persona : undefined,
    path: site.pathOf(query.get('page') ?? '/') ?? '/',
    width: readWidth(query.get('width')),
  };
}

/** The query for a view, without default values. */
export function deskQuery({ persona, path, width }: DeskView): string {
  const query = new URLSearchParams();
  if (persona !== undefined) query.set('as', persona);
  if (path !== '/') query.set('page', path);
  if (width !== defaultWidth) query.set('width', String(width));
  return query.size > 0 ? `?${query}` : '';
}

/**
 * The persona chosen in this history entry. A link can set the URL but not the history state, so a persona in the
 * state is safe to apply again.
 */
export function readChosenPersona(state: unknown): PersonaId | undefined {
  const persona =
    typeof state === 'object' && state !== null && 'persona' in state ? state.persona : null;
  return isPersonaId(persona) ? persona : undefined;
}
