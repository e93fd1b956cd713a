import type { PlatformEvent } from '../../platform/platform';
import { type FeedId, feedOf } from '../feeds';
import { deskQuery, readChosenLook, readDeskView } from './desk-address';
import { byId } from './dom';
import { eventEntry, messageEntry } from './entries';
import { createFaultSwitches } from './fault-switches';
import { createFeed, type Feed } from './feed';
import { followEvents } from './follow-events';
import { createLookChoice } from './look-choice';
import { readMessage } from './parent-messages';
import { createRoomList } from './room-list';
import { clearFeed, look, setFaults } from './server';
import { createSiteAddress } from './site-address';
import { createStage } from './stage';
import { createViewer } from './viewer';

const site = createSiteAddress(document.body.dataset.site ?? '', location.origin);
const view = readDeskView(location.search, site);
const frame = byId('frame', HTMLIFrameElement);
const notice = byId('notice', HTMLParagraphElement);

// A link only suggests who is looking: it signs nobody in or out before somebody has chosen so here.
let chosen = readChosenLook(history.state);

const keepView = () =>
  history.replaceState({ look: chosen }, '', `${location.pathname}${deskQuery(view)}`);
const say = (sentence: string) => {
  notice.textContent = sentence;
};
const sayError = (error: unknown) => say(error instanceof Error ? error.message : String(error));

const stage = createStage(frame, (width) => {
  view.width = width;
  keepView();
});
const viewer = createViewer({
  site,
  frame,
  onPath: (path) => {
    // A page that reports late where it is must not take away what was said since.
    if (path !== view.path) say('');
    view.path = path;
    keepView();
  },
  onProblem: say,
});

let latest = 0;
/** Does something on the server, then loads the page as who was chosen to look; a newer call wins. */
async function showAgain(before?: () => Promise<void>): Promise<void> {
  latest += 1;
  const mine = latest;
  try {
    await before?.();
    const query = chosen === undefined ? '' : await look(chosen);
    if (mine === latest) viewer.load(view.path, query);
  } catch (error) {
    sayError(error);
  }
}

const choice = createLookChoice((wanted) => {
  chosen = wanted;
  view.look = wanted;
  keepView();
  void showAgain();
});
const faults = createFaultSwitches((wanted) => void showAgain(() => setFaults(wanted)));

const messages = createFeed('messages');
const clearable = (id: FeedId) => createFeed(id, () => void clearFeed(id).catch(sayError));
const feeds: Record<FeedId, Feed> = {
  visits: clearable('visits'),
  requests: clearable('requests'),
  mail: clearable('mail'),
};

const rooms = createRoomList();

const addEvent = (event: PlatformEvent) => feeds[feedOf(event)].add(eventEntry(event));
followEvents({
  onStart(start) {
    faults.show(start.faults);
    rooms.show(start.rooms);
    for (const feed of Object.values(feeds)) feed.empty();
    for (const event of start.events) addEvent(event);
  },
  onEvent: addEvent,
  onRoom: rooms.update,
});

// Anybody can post messages to this window: only the site in this frame is listened to.
addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow || event.origin !== site.origin) return;
  const message = readMessage(event.data);
  if (!message) return;
  messages.add(messageEntry(message));
  const path = message.type === 'app_changed_url' ? site.pathOf(message.url) : undefined;
  if (path !== undefined) viewer.report(path);
});

stage.choose(view.width);
choice.show(view.look, chosen);
viewer.load(view.path);
