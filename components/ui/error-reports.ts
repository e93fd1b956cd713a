/** Something that a boundary has caught, and the part of the page that it took with it. */
export interface ErrorReport {
  error: unknown;
  componentName: string;
}

type Listener = (caught: ErrorReport) => void;

/** What was caught before anybody listened: a part can fail as the page becomes alive. */
const pendingReports: ErrorReport[] = [];
let listener: Listener | null = null;

/** To be called once for each error, by the boundary that has caught it. */
export function reportCaughtError(error: unknown, componentName: string): void {
  const caught = { error, componentName };
  if (listener === null) pendingReports.push(caught);
  else listener(caught);
}

/**
 * Hears of all that is caught, and of what was caught before.
 *
 * @returns what ends it
 */
export function onErrorReport(hear: Listener): () => void {
  listener = hear;
  pendingReports.splice(0).forEach(hear);
  return () => {
    listener = null;
  };
}
