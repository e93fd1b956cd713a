import type { Context } from 'hono';
import { html } from 'hono/html';
import { streamSSE } from 'hono/streaming';
import type { Html } from '../html-document';
import type { Platform, PlatformEvent } from '../platform/platform';
import type { FeedId } from './view-options';

// Shorter than the idle timeout after which proxies and sleeping laptops drop a connection.
const heartbeatMs = 15_000;
// Soon enough after a file is saved, and cheap: it stats some 30 files.
const contentPollMs = 500;

/**
 * Streams Server-Sent Events with JSON: `start` with the faults, then for each list the HTML of each event, past ones first.
 * `content` says that files of the content have changed.
 *
 * @param contentFingerprint changes whenever the content does
 */
export function streamEvents(
  context: Context,
  platform: Platform,
  contentFingerprint: () => string,
): Response {
  return streamSSE(context, async (stream) => {
    const ended = new Promise<void>((resolve) => stream.onAbort(resolve));
    const send = async (event: string, data: unknown) =>
      stream.writeSSE({ event, data: JSON.stringify(await data) });
    const sendEvent = (event: PlatformEvent) => void send(feedOf(event), eventEntry(event));

    void send('start', { faults: platform.faults.list() });
    for (const event of platform.events.recent()) sendEvent(event);
    const unsubscribe = platform.events.subscribe(sendEvent);
    const heartbeat = setInterval(() => void stream.write(': still here\n\n'), heartbeatMs);
    let fingerprint = contentFingerprint();
    const contentPoll = setInterval(() => {
      const latest = contentFingerprint();
      if (latest !== fingerprint) void send('content', {});
      fingerprint = latest;
    }, contentPollMs);
    await ended;
    clearInterval(heartbeat);
    clearInterval(contentPoll);
    unsubscribe();
  });
}

function feedOf({ type }: PlatformEvent): FeedId {
  return type === 'request' ? 'requests' : 'visits';
}

function eventEntry(event: PlatformEvent): Html {
  return html`<li>${timeOfDay(event.at)} ${details(event)}</li>`;
}

function details(event: PlatformEvent): Html {
  if (event.type === 'visit') {
    return html`<b>${event.page}</b> <span class="from">${event.user}</span>`;
  }
  if (event.type === 'session') {
    return html`<span class="tag">${event.what.replace('-', ' ')}</span> <span class="from">${event.user ?? ''}</span>`;
  }
  const { status, method, path, fault, ms, user } = event;
  return html`<b class="status ${status > 0 && status < 400 ? '' : 'error'}">${status || 'no response'}</b>
    <span class="figure">${method} ${path}</span>
    ${fault === null ? '' : html`<span class="tag fault">fault: ${fault}</span>`}
    <span class="from figure">${Math.round(ms)} ms</span> <span class="from">${user ?? 'not signed in'}</span>`;
}

function timeOfDay(iso: string): Html {
  return html`<time datetime="${iso}">${new Date(iso).toLocaleTimeString('en-GB')}</time>`;
}
