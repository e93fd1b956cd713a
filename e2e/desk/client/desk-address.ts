import { isLookId, type LookId } from '../looks';
import { defaultWidth, type Width } from '../widths';
import type { SiteAddress } from './site-address';
import { readWidth } from './stage';

/** What the desk shows; kept in its own address, so that it survives a reload and can be bookmarked. */
export interface DeskView {
  /** Undefined until one is chosen: then the site is as this browser has it. */
  look: LookId | undefined;
  path: string;
  width: Width;
}

export function readDeskView(search: string, site: SiteAddress): DeskView {
  const query = new URLSearchParams(search);
  const look = query.get('as');
  return {
    look: isLookId(look) ? look : undefined,
    path: site.pathOf(query.get('page') ?? '/') ?? '/',
    width: readWidth(query.get('width')),
  };
}

/** The query for a view; what is as at the start is left out. */
export function deskQuery({ look, path, width }: DeskView): string {
  const query = new URLSearchParams();
  if (look !== undefined) query.set('as', look);
  if (path !== '/') query.set('page', path);
  if (width !== defaultWidth) query.set('width', String(width));
  return query.size > 0 ? `?${query}` : '';
}

/**
 * The look chosen in this entry of the tab’s history. A link can set the address but not the history’s
 * state, so what is in it is safe to apply again.
 */
export function readChosenLook(state: unknown): LookId | undefined {
  const look = typeof state === 'object' && state !== null && 'look' in state ? state.look : null;
  return isLookId(look) ? look : undefined;
}
