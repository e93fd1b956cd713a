import {
  defaultView,
  defaultWidth,
  isPersonaId,
  type PanelId,
  type PersonaId,
  panelIds,
  readView,
  readWidth,
  type View,
  type Width,
} from '../view-options';
import type { SiteUrls } from './site-url';

/** What the desk shows. Kept in its own URL, so it survives a reload and can be bookmarked. */
export interface DeskView {
  /** Undefined until one is chosen; until then, the site uses this browser's own session. */
  persona: PersonaId | undefined;
  path: string;
  view: View;
  width: Width;
  openPanels: readonly PanelId[];
}

export function readDeskView(search: string, site: SiteUrls): DeskView {
  const query = new URLSearchParams(search);
  const persona = query.get('as');
  const open = query.get('open')?.split(',') ?? [];
  return {
    persona: isPersonaId(persona) ? persona : undefined,
    path: site.pathOf(query.get('page') ?? '/') ?? '/',
    view: readView(query.get('view')),
    width: readWidth(query.get('width')),
    openPanels: panelIds.filter((id) => open.includes(id)),
  };
}

/** The query for a view, without default values. */
export function deskQuery({ persona, path, view, width, openPanels }: DeskView): string {
  const query = new URLSearchParams();
  if (persona !== undefined) query.set('as', persona);
  if (path !== '/') query.set('page', path);
  if (view !== defaultView) query.set('view', view.id);
  if (width !== defaultWidth) query.set('width', String(width));
  if (openPanels.length > 0) query.set('open', openPanels.join(','));
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
