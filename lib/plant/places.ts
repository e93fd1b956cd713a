import type { Entry } from './entries';

/** The isolation that the site's plan shows. */
const drawnIsolation = 'LOTO-088';

/** Where the site shows an entry, apart from the register; null if nowhere. */
export function placeOf({ source, at, about }: Entry): string | null {
  switch (source) {
    case 'Shift log':
      return `/Platform#${logRowId(at.slice(11))}`;
    case 'Night shift log':
      return '/AITeam#milam';
    case 'Handover':
      return '/Platform#handover';
    // The site shows some of them, which all look alike.
    case 'Experience statement':
      return null;
    case 'Isolation plan':
      return about.includes(drawnIsolation) ? '/Capabilities#isolation-plan' : null;
    case 'Incident report':
      return '/#cause-tree';
    case 'Cost report':
      return '/Capabilities#earned-value-calculator';
  }
}

/** The anchor of an entry in the shift log, or of the handover: `log-0740`, `handover`. */
export function logRowId(at: string): string {
  return at === 'handover' ? at : `log-${at.replace(':', '')}`;
}
