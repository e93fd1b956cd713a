import type { Fault, PlatformEvent, RoomState } from '../../platform/platform';
import { byId } from './dom';

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
  source.addEventListener('error', () => show('off', 'Platform disconnected, reconnecting'));
}
