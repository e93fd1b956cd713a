import type { PlatformEvent } from '../../platform/platform';
import { withoutTokens } from '../../platform/redact';
import { make, timeOfDay } from './dom';
import type { SiteMessage } from './parent-messages';

/** A list entry for an event of the platform. */
export function eventEntry(event: PlatformEvent): HTMLElement {
  return make('li', '', timeOfDay(event.at), ...eventParts(event));
}

/** A list entry for a message of the page to its parent. */
export function messageEntry(message: SiteMessage): HTMLElement {
  const time = timeOfDay(new Date().toISOString());
  if (message.type === 'app_changed_url') {
    const url = make('span', 'figure', shown(message.url));
    return make('li', '', time, tag(message.type, 'info'), url);
  }
  const parts = [make('b', '', shown(message.title) || 'No title')];
  if (message.component) parts.push(make('span', 'from', `in ${message.component}`));
  if (message.details) parts.push(make('pre', '', shown(message.details)));
  return make('li', '', time, tag(message.type, 'error'), ...parts);
}

const mailWords = {
  otp: 'sign-up code',
  reset: 'password reset token',
  invitation: 'invitation token',
  message: 'message subject',
} as const satisfies Record<Extract<PlatformEvent, { type: 'mail' }>['what'], string>;

function eventParts(event: PlatformEvent): HTMLElement[] {
  switch (event.type) {
    case 'visit':
      return [make('b', '', event.page), make('span', 'from', event.user)];
    case 'session':
      return [tag(event.what.replace('-', ' '), 'info'), make('span', 'from', event.user ?? '')];
    case 'mail':
      return [
        make('b', 'figure', event.code),
        make('span', '', mailWords[event.what]),
        make('span', 'from', `to ${event.to}`),
      ];
    case 'request':
      return [
        make(
          'b',
          `status ${event.status > 0 && event.status < 400 ? 'ok' : 'error'}`,
          statusText(event.status),
        ),
        make('span', 'figure', `${event.method} ${event.path}`),
        ...(event.fault ? [tag(`fault: ${event.fault}`, 'fault')] : []),
        make('span', 'from figure', `${Math.round(event.ms)} ms`),
        make('span', 'from', event.user ?? 'not signed in'),
      ];
  }
}

function statusText(status: number): string {
  return status > 0 ? String(status) : 'no response';
}

function tag(text: string, kind: 'info' | 'error' | 'fault'): HTMLElement {
  return make('span', `tag ${kind}`, text);
}

/** What the page has sent, tokens left out: word by word, since an address ends where its word ends. */
function shown(text: string): string {
  return text.replace(/\S+/g, withoutTokens);
}
