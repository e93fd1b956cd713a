import { isPersonaId, type PersonaId } from '../personas';
import { defaultWidth, type Width } from '../widths';
import type { SiteUrls } from './site-url';
import { readWidth } from './viewport';

/** What the desk shows; kept in its own address, so that it survives a reload and can be bookmarked. */
export interface DeskView {
  /** Undefined until one is chosen: then the site is as this browser has it. */
  persona: PersonaId | undefined;
  path: string;
  width: Width;
}

export function readDeskView(search: string, site: SiteUrls): DeskView {
  const query = new URLSearchParams(search);
  const look = query.get('as');
  return {
    persona: isPersonaId(look) ? look : undefined,
    path: site.pathOf(query.get('page') ?? '/') ?? '/',
    width: readWidth(query.get('width')),
  };
}

/** The query for a view; what is as at the start is left out. */
export function deskQuery({ persona, path, width }: DeskView): string {
  const query = new URLSearchParams();
  if (persona !== undefined) query.set('as', persona);
  if (path !== '/') query.set('page', path);
  if (width !== defaultWidth) query.set('width', String(width));
  return query.size > 0 ? `?${query}` : '';
}

/**
 * The look chosen in this entry of the tab’s history. A link can set the address but not the history’s
 * state, so what is in it is safe to apply again.
 */
export function readChosenPersona(state: unknown): PersonaId | undefined {
  const look = typeof state === 'object' && state !== null && 'look' in state ? state.look : null;
  return isPersonaId(look) ? look : undefined;
}
