/** Something that a boundary has caught, and the part of the page that it took with it. */
export interface Caught {
  error: unknown;
  componentName: string;
}

type Listener = (caught: Caught) => void;

/** What was caught before anybody listened: a part can fail as the page becomes alive. */
const waiting: Caught[] = [];
let listener: Listener | null = null;

/** To be called once for each error, by the boundary that has caught it. */
export function tellCaught(error: unknown, componentName: string): void {
  const caught = { error, componentName };
  if (listener === null) waiting.push(caught);
  else listener(caught);
}

/**
 * Hears of all that is caught, and of what was caught before.
 *
 * @returns what ends it
 */
export function onCaught(hear: Listener): () => void {
  listener = hear;
  waiting.splice(0).forEach(hear);
  return () => {
    listener = null;
  };
}
