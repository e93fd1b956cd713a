/** A message from a page of the site to its parent window. */
export type SiteMessage =
  | { type: 'app_changed_url'; url: string }
  | { type: 'app_error'; title: string; details: string; component: string };

/** Parses a message from the site. Undefined for anything else, such as messages from browser extensions. */
export function readMessage(data: unknown): SiteMessage | undefined {
  if (!isRecord(data)) return undefined;
  if (data.type === 'app_changed_url' && typeof data.url === 'string') {
    return { type: data.type, url: data.url };
  }
  if (data.type === 'app_error' && isRecord(data.error)) {
    const { title, details, componentName } = data.error;
    return {
      type: data.type,
      title: text(title),
      details: text(details),
      component: text(componentName),
    };
  }
  return undefined;
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
