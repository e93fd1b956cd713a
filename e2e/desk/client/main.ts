import type { PlatformEvent } from '../../platform/platform';
import { type FeedId, feedOf } from '../feeds';
import { clearFeed, connectEventSource, setFaults, switchPersona } from './desk-api';
import { deskQuery, readChosenPersona, readDeskView } from './desk-url';
import { byId } from './dom';
import { createEditing } from './editing';
import { eventEntry, messageEntry } from './entries';
import { createFaultSwitches } from './fault-switches';
import { createFeed, type Feed } from './feed';
import { readMessage } from './parent-messages';
import { createPersonaPicker } from './persona-picker';
import { createRoomList } from './room-list';
import { createSiteUrls } from './site-url';
import { createViewer } from './viewer';
import { createViewport } from './viewport';

const site = createSiteUrls(document.body.dataset.site ?? '', location.origin);
const view = readDeskView(location.search, site);
const frame = byId('frame', HTMLIFrameElement);
const notice = byId('notice', HTMLParagraphElement);

// A persona in the URL is only a suggestion: a link must not sign anyone in or out without a choice made here.
let chosenPersona = readChosenPersona(history.state);

const saveView = () =>
  history.replaceState({ persona: chosenPersona }, '', `${location.pathname}${deskQuery(view)}`);
const showNotice = (sentence: string) => {
  notice.textContent = sentence;
};
const showError = (error: unknown) =>
  showNotice(error instanceof Error ? error.message : String(error));

const viewport = createViewport(frame, (width) => {
  view.width = width;
  saveView();
});
const viewer = createViewer({
  site,
  frame,
  onPath: (path) => {
    // A late report of the current path must not clear a newer notice.
    if (path !== view.path) showNotice('');
    view.path = path;
    saveView();
  },
  onProblem: showNotice,
});

let latestLoad = 0;
/** Runs `before`, then loads the page as the chosen persona. A newer call wins. */
async function reload(before?: () => Promise<void>): Promise<void> {
  latestLoad += 1;
  const thisLoad = latestLoad;
  try {
    await before?.();
    const query = chosenPersona === undefined ? '' : await switchPersona(chosenPersona);
    if (thisLoad === latestLoad) viewer.load(view.path, query);
  } catch (error) {
    showError(error);
  }
}

const personaPicker = createPersonaPicker((wanted) => {
  chosenPersona = wanted;
  view.persona = wanted;
  saveView();
  void reload();
});
const faults = createFaultSwitches((wanted) => void reload(() => setFaults(wanted)));

const messages = createFeed('messages');
const createClearableFeed = (id: FeedId) =>
  createFeed(id, () => void clearFeed(id).catch(showError));
const feeds: Record<FeedId, Feed> = {
  visits: createClearableFeed('visits'),
  requests: createClearableFeed('requests'),
  mail: createClearableFeed('mail'),
};

const rooms = createRoomList();

const addEvent = (event: PlatformEvent) => feeds[feedOf(event)].add(eventEntry(event));
connectEventSource({
  onStart(start) {
    faults.show(start.faults);
    rooms.show(start.rooms);
    for (const feed of Object.values(feeds)) feed.clear();
    for (const event of start.events) addEvent(event);
  },
  onEvent: addEvent,
  onRoom: rooms.update,
});

const editingToken = document.body.dataset.editing;
const editing = editingToken
  ? createEditing({ frame, origin: site.origin, token: editingToken, onNotice: showNotice })
  : undefined;

// Any window can post messages here; accept only those from the site in the frame.
addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow || event.origin !== site.origin) return;
  void editing?.receive(event.data);
  const message = readMessage(event.data);
  if (!message) return;
  messages.add(messageEntry(message));
  const path = message.type === 'app_changed_url' ? site.pathOf(message.url) : undefined;
  if (path !== undefined) viewer.setPath(path);
});

viewport.choose(view.width);
personaPicker.show(view.persona, chosenPersona);
viewer.load(view.path);
