import type { Fault, PlatformEvent, RoomState } from '../../platform/platform';
import type { FeedId } from '../feeds';
import type { PersonaId } from '../view-options';
import { byId } from './dom';

/** Sets up the platform for this persona. Resolves to the query to load the site with. */
export async function switchPersona(as: PersonaId): Promise<string> {
  const { query } = await send<{ query: string }>('POST', 'look', { as });
  return query;
}

export async function setFaults(faults: readonly Fault[]): Promise<void> {
  await send('PUT', 'faults', faults);
}

export async function clearFeed(list: FeedId): Promise<void> {
  await send('POST', 'clear', { list });
}

/** Fetches HTML that the server has written. @param address relative to /preview/ */
export async function fetchFragment(address: string): Promise<DocumentFragment> {
  const response = await request(address);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  return template.content;
}

async function send<T>(method: string, call: string, body: unknown): Promise<T> {
  const response = await request(`api/${call}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Throws an Error whose message is shown in the notice if the local server refuses the request or isn't running. */
async function request(address: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/preview/${address}`, init);
  } catch {
    throw new Error('The local server isn’t responding. Is the command still running?');
  }
  if (!response.ok)
    throw new Error(`The local server refused the request: ${await response.text()}`);
  return response;
}

interface Snapshot {
  faults: Fault[];
  rooms: RoomState[];
  events: PlatformEvent[];
}

/** Subscribes to the platform's events and shows in the masthead whether the local server is connected. */
export function connectEventSource(on: {
  /** Called with the current faults, rooms, and past events, on connecting and after each reconnect. */
  onStart: (start: Snapshot) => void;
  onEvent: (event: PlatformEvent) => void;
  onRoom: (room: RoomState) => void;
  onContent: () => void;
}): void {
  const statusLine = byId('line', HTMLParagraphElement);
  const show = (state: 'on' | 'off', text: string) => {
    statusLine.dataset.state = state;
    statusLine.textContent = text;
  };
  const source = new EventSource('/preview/api/events');
  source.addEventListener('start', (event) => {
    show('on', 'Platform connected');
    on.onStart(JSON.parse(event.data));
  });
  source.addEventListener('event', (event) => on.onEvent(JSON.parse(event.data)));
  source.addEventListener('room', (event) => on.onRoom(JSON.parse(event.data)));
  source.addEventListener('content', on.onContent);
  source.addEventListener('error', () => show('off', 'Platform disconnected, reconnecting'));
}
