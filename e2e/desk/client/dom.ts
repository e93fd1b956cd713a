/** Finds an element by id. Throws if it's missing or of another type: the page and its script are out of sync. */
export function byId<E extends Element>(id: string, kind: new () => E): E {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`The preview desk's page has no ${kind.name} with the id "${id}".`);
}

export function createElement(
  tag: string,
  className: string,
  ...content: (string | Node)[]
): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

/** The time of day of an ISO date, such as 14:03:59. */
export function timeElement(iso: string): HTMLTimeElement {
  const time = document.createElement('time');
  time.dateTime = iso;
  time.textContent = new Date(iso).toLocaleTimeString('en-GB');
  return time;
}
