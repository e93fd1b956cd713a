import { redactSecrets } from '@/lib/platform/redact';

/** A message from a page of the site to its parent window, as far as its sender can be believed. */
interface SiteMessage {
  type?: unknown;
  url?: unknown;
  error?: { title?: unknown; details?: unknown; componentName?: unknown };
}

/** The address in a message that says that the page's has changed. */
export function changedUrl(data: SiteMessage | null): string | undefined {
  return data?.type === 'app_changed_url' && typeof data.url === 'string' ? data.url : undefined;
}

/** A list item for a message of the site; undefined for others, such as messages from browser extensions. */
export function messageEntry(data: SiteMessage | null): HTMLElement | undefined {
  const url = changedUrl(data);
  const time = create('time', '', new Date().toLocaleTimeString('en-GB'));
  if (url !== undefined) {
    return create(
      'li',
      '',
      time,
      create('span', 'tag', 'app_changed_url'),
      create('span', 'figure', redact(url)),
    );
  }
  if (data?.type !== 'app_error' || typeof data.error !== 'object') return undefined;
  const { title, details, componentName } = data.error;
  const item = create('li', '', time, create('span', 'tag error', 'app_error'));
  item.append(create('b', '', redact(title) || 'No title'));
  if (componentName) item.append(create('span', 'from', `in ${componentName}`));
  if (details) item.append(create('pre', '', redact(details)));
  return item;
}

function create(tag: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

function redact(value: unknown): string {
  return redactSecrets(typeof value === 'string' ? value : JSON.stringify(value ?? ''), []);
}
