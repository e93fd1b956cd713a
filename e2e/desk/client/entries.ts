import type { PlatformEvent } from '../../platform/platform';
import { redactTokens } from '../../platform/redact';
import { createElement, timeElement } from './dom';
import type { SiteMessage } from './parent-messages';

/** A list entry for a platform event. */
export function eventEntry(event: PlatformEvent): HTMLElement {
  return createElement('li', '', timeElement(event.at), ...eventParts(event));
}

/** A list entry for a message from the page to its parent. */
export function messageEntry(message: SiteMessage): HTMLElement {
  const time = timeElement(new Date().toISOString());
  if (message.type === 'app_changed_url') {
    const url = createElement('span', 'figure', redactWords(message.url));
    return createElement('li', '', time, tag(message.type, 'info'), url);
  }
  const parts = [createElement('b', '', redactWords(message.title) || 'No title')];
  if (message.component) parts.push(createElement('span', 'from', `in ${message.component}`));
  if (message.details) parts.push(createElement('pre', '', redactWords(message.details)));
  return createElement('li', '', time, tag(message.type, 'error'), ...parts);
}

const mailLabels = {
  otp: 'sign-up code',
  reset: 'password reset token',
  invitation: 'invitation token',
  message: 'message subject',
} as const satisfies Record<Extract<PlatformEvent, { type: 'mail' }>['what'], string>;

function eventParts(event: PlatformEvent): HTMLElement[] {
  switch (event.type) {
    case 'visit':
      return [createElement('b', '', event.page), createElement('span', 'from', event.user)];
    case 'session':
      return [
        tag(event.what.replace('-', ' '), 'info'),
        createElement('span', 'from', event.user ?? ''),
      ];
    case 'mail':
      return [
        createElement('b', 'figure', event.code),
        createElement('span', '', mailLabels[event.what]),
        createElement('span', 'from', `to ${event.to}`),
      ];
    case 'request':
      return [
        createElement(
          'b',
          `status ${event.status > 0 && event.status < 400 ? 'ok' : 'error'}`,
          statusText(event.status),
        ),
        createElement('span', 'figure', `${event.method} ${event.path}`),
        ...(event.fault ? [tag(`fault: ${event.fault}`, 'fault')] : []),
        createElement('span', 'from figure', `${Math.round(event.ms)} ms`),
        createElement('span', 'from', event.user ?? 'not signed in'),
      ];
  }
}

function statusText(status: number): string {
  return status > 0 ? String(status) : 'no response';
}

function tag(text: string, kind: 'info' | 'error' | 'fault'): HTMLElement {
  return createElement('span', `tag ${kind}`, text);
}

/** Redacts tokens word by word, because redactTokens would otherwise treat text after a URL as part of it. */
function redactWords(text: string): string {
  return text.replace(/\S+/g, redactTokens);
}
