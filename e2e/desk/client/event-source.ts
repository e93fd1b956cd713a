import type { Fault, PlatformEvent, RoomState } from '../../platform/platform';
import { byId } from './dom';

interface Snapshot {
  faults: Fault[];
  rooms: RoomState[];
  events: PlatformEvent[];
}

/** Follows the platform's events, and shows in the masthead whether the local server is there. */
export function connectEventSource(on: {
  /** What is on, who is in which room and what has happened so far; comes again after each loss of the connection. */
  onStart: (start: Snapshot) => void;
  onEvent: (event: PlatformEvent) => void;
  onRoom: (room: RoomState) => void;
}): void {
  const line = byId('line', HTMLParagraphElement);
  const show = (state: 'on' | 'off', text: string) => {
    line.dataset.state = state;
    line.textContent = text;
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
