/** An error that a boundary caught, and the component that it's in. */
export interface ErrorReport {
  error: unknown;
  componentName: string;
}

type Listener = (report: ErrorReport) => void;

/** Errors caught before there was a listener, such as during hydration. */
const pendingReports: ErrorReport[] = [];
let listener: Listener | null = null;

/** Call once per error, in the boundary that caught it. */
export function reportCaughtError(error: unknown, componentName: string): void {
  const report = { error, componentName };
  if (listener === null) pendingReports.push(report);
  else listener(report);
}

/**
 * Sets the listener for caught errors, and passes it the earlier ones.
 *
 * @returns a function that removes the listener
 */
export function onErrorReport(newListener: Listener): () => void {
  listener = newListener;
  pendingReports.splice(0).forEach(newListener);
  return () => {
    listener = null;
  };
}
