import type { RoomState } from '../../platform/platform';
import { redactTokens } from '../../platform/redact';
import { byId, createElement, timeElement } from './dom';
import { showCount } from './panels';

/** The list of rooms. A room keeps its position from when it opens until its last socket leaves. */
export function createRoomList() {
  const list = byId('rooms-list', HTMLUListElement);
  const emptyText = byId('rooms-empty', HTMLParagraphElement);
  const entries = new Map<string, HTMLElement>();

  const update = (room: RoomState) => {
    const existing = entries.get(room.name);
    if (room.sockets === 0) {
      existing?.remove();
      entries.delete(room.name);
    } else {
      const entry = roomEntry(room);
      if (existing) existing.replaceWith(entry);
      else list.append(entry);
      entries.set(room.name, entry);
    }
    emptyText.hidden = entries.size > 0;
    showCount('rooms', entries.size);
  };

  return {
    update,
    /** Replaces the list with these rooms. */
    show(rooms: readonly RoomState[]) {
      list.replaceChildren();
      entries.clear();
      emptyText.hidden = false;
      showCount('rooms', 0);
      for (const room of rooms) update(room);
    },
  };
}

function roomEntry({ name, sockets, lastEvent }: RoomState): HTMLElement {
  const count = createElement('b', '', sockets === 1 ? '1 socket' : `${sockets} sockets`);
  const sent = lastEvent
    ? createElement('span', 'last', `last: ${lastEvent.what} `, timeElement(lastEvent.at))
    : createElement('span', 'from', 'no messages yet');
  return createElement(
    'li',
    '',
    createElement('span', 'figure room', redactTokens(name)),
    count,
    sent,
  );
}
