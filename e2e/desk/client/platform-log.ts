import type { PlatformEvent } from '../../platform/platform';
import { type FeedId, feedOf } from '../feeds';
import { clearFeed, connectEventSource } from './desk-api';
import { eventEntry, messageEntry } from './entries';
import type { createFaultSwitches } from './fault-switches';
import { createFeed, type Feed } from './feed';
import type { SiteMessage } from './parent-messages';
import { createRoomList } from './room-list';

interface PlatformLogOptions {
  faults: ReturnType<typeof createFaultSwitches>;
  /** Called on connecting, after each reconnect, and after the content has changed. */
  onContent: (change: 'connected' | 'changed') => void;
  onError: (error: unknown) => void;
}

/** Fills the panels with what happens on the platform. @returns a function that adds a message from the page */
export function createPlatformLog({ faults, onContent, onError }: PlatformLogOptions) {
  const messages = createFeed('messages');
  const rooms = createRoomList();
  const createClearableFeed = (id: FeedId) =>
    createFeed(id, () => void clearFeed(id).catch(onError));
  const feeds: Record<FeedId, Feed> = {
    visits: createClearableFeed('visits'),
    requests: createClearableFeed('requests'),
    mail: createClearableFeed('mail'),
  };

  const addEvent = (event: PlatformEvent) => feeds[feedOf(event)].add(eventEntry(event));
  connectEventSource({
    onStart(start) {
      faults.show(start.faults);
      rooms.show(start.rooms);
      for (const feed of Object.values(feeds)) feed.clear();
      for (const event of start.events) addEvent(event);
      onContent('connected');
    },
    onEvent: addEvent,
    onRoom: rooms.update,
    onContent: () => onContent('changed'),
  });
  return { addMessage: (message: SiteMessage) => messages.add(messageEntry(message)) };
}
