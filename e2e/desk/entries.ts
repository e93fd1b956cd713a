import { html } from 'hono/html';
import type { PlatformEvent } from '../platform/platform';
import type { Html } from './html-document';
import type { FeedId } from './view-options';

export function feedOf({ type }: PlatformEvent): FeedId {
  if (type === 'request') return 'requests';
  return type === 'mail' ? 'mail' : 'visits';
}

/** A list item for a platform event. */
export function eventEntry(event: PlatformEvent): Html {
  return html`<li>${timeOfDay(event.at)} ${details(event)}</li>`;
}

function details(event: PlatformEvent): Html {
  if (event.type === 'visit') {
    return html`<b>${event.page}</b> <span class="from">${event.user}</span>`;
  }
  if (event.type === 'session') {
    return html`<span class="tag info">${event.what.replace('-', ' ')}</span> <span class="from">${event.user ?? ''}</span>`;
  }
  if (event.type === 'mail') {
    return html`<b class="figure">${event.code}</b> <span>${mailLabels[event.what]}</span> <span class="from">to ${event.to}</span>`;
  }
  const { status, method, path, fault, ms, user } = event;
  return html`<b class="status ${status > 0 && status < 400 ? 'ok' : 'error'}">${status || 'no response'}</b>
    <span class="figure">${method} ${path}</span>
    ${fault === null ? '' : html`<span class="tag fault">fault: ${fault}</span>`}
    <span class="from figure">${Math.round(ms)} ms</span> <span class="from">${user ?? 'not signed in'}</span>`;
}

const mailLabels = {
  otp: 'sign-up code',
  reset: 'password reset token',
  invitation: 'invitation token',
  message: 'message subject',
};

/** The time of day of an ISO date, such as 14:03:59. */
function timeOfDay(iso: string): Html {
  return html`<time datetime="${iso}">${new Date(iso).toLocaleTimeString('en-GB')}</time>`;
}
