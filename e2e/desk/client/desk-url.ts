import {
  defaultWidth,
  type PanelId,
  type PersonaId,
  panelIds,
  personas,
  type View,
  views,
  widths,
} from '../view-options';
import type { SiteUrls } from './site-url';

/** What the desk shows. Kept in its own URL, so it survives a reload and can be bookmarked. */
export interface DeskView {
  path: string;
  view: View;
  width: number;
  openPanels: readonly PanelId[];
}

export const readView = (id: string | null) => views.find((view) => view.id === id) ?? views[0];

/** On a phone or a tablet, pages are shown at its own width; in a wider window, at a desktop's, scaled down. */
function widthFor(windowWidth: number): number {
  const [phone, tablet] = widths;
  if (windowWidth < tablet.width) return phone.width;
  return windowWidth < 1180 ? tablet.width : defaultWidth;
}

/** Reads what the desk shows from its URL, with the default for anything unknown. */
export function readDeskView(search: string, site: SiteUrls, windowWidth = defaultWidth): DeskView {
  const query = new URLSearchParams(search);
  const open = query.get('open')?.split(',') ?? [];
  return {
    path: site.pathOf(query.get('page') ?? '/') ?? '/',
    view: readView(query.get('view')),
    width:
      widths.find(({ width }) => String(width) === query.get('width'))?.width ??
      widthFor(windowWidth),
    openPanels: panelIds.filter((id) => open.includes(id)),
  };
}

/** The query for a view. Only the width is in it even if it's the default, which depends on the window. */
export function deskQuery({ path, view, width, openPanels }: DeskView): string {
  const query = new URLSearchParams();
  if (path !== '/') query.set('page', path);
  if (view !== views[0]) query.set('view', view.id);
  query.set('width', String(width));
  if (openPanels.length > 0) query.set('open', openPanels.join(','));
  return `?${query}`;
}

/**
 * The persona that was chosen before a reload. It's kept in the history's state, which a link can't set: nobody is signed
 * in or out without a choice made here.
 */
export function readPersona(state: unknown): PersonaId | undefined {
  return personas.find(({ id }) => id === state)?.id;
}
