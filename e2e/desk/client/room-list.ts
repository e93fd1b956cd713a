import type { RoomState } from '../../platform/platform';
import { redactTokens } from '../../platform/redact';
import { byId, createElement, timeElement } from './dom';

/** The list of rooms, each in its place from when it opens until the last socket leaves it. */
export function createRoomList() {
  const list = byId('rooms-list', HTMLUListElement);
  const emptyText = byId('rooms-empty', HTMLParagraphElement);
  const entries = new Map<string, HTMLElement>();

  const update = (room: RoomState) => {
    const old = entries.get(room.name);
    if (room.sockets === 0) {
      old?.remove();
      entries.delete(room.name);
    } else {
      const entry = roomEntry(room);
      if (old) old.replaceWith(entry);
      else list.append(entry);
      entries.set(room.name, entry);
    }
    emptyText.hidden = entries.size > 0;
  };

  return {
    update,
    /** Shows these rooms and no others. */
    show(rooms: readonly RoomState[]) {
      list.replaceChildren();
      entries.clear();
      emptyText.hidden = false;
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
