import { setFaults, switchPersona } from './desk-api';
import { deskQuery, readChosenPersona, readDeskView } from './desk-url';
import { byId } from './dom';
import { createEditing } from './editing';
import { createFaultSwitches } from './fault-switches';
import { createPageList } from './page-list';
import { createPanels } from './panels';
import { readMessage } from './parent-messages';
import { createPersonaPicker } from './persona-picker';
import { createPlatformLog } from './platform-log';
import { createReport } from './report';
import { createSiteUrls } from './site-url';
import { createViewPicker } from './view-picker';
import { createViewer } from './viewer';
import { createViewport } from './viewport';

const site = createSiteUrls(document.body.dataset.site ?? '', location.origin);
const desk = readDeskView(location.search, site);
const frame = byId('frame', HTMLIFrameElement);
const stage = byId('stage', HTMLDivElement);
const notice = byId('notice', HTMLParagraphElement);

// A persona in the URL is only a suggestion: a link must not sign anyone in or out without a choice made here.
let chosenPersona = readChosenPersona(history.state);

const saveView = () =>
  history.replaceState({ persona: chosenPersona }, '', `${location.pathname}${deskQuery(desk)}`);
const showNotice = (sentence: string) => {
  notice.textContent = sentence;
};
const showError = (error: unknown) =>
  showNotice(error instanceof Error ? error.message : String(error));

const viewport = createViewport(frame, (width) => {
  desk.width = width;
  saveView();
});
const viewer = createViewer({
  site,
  frame,
  onPath: (path) => {
    // A late report of the current path must not clear a newer notice.
    const isNew = path !== desk.path;
    if (isNew) showNotice('');
    desk.path = path;
    saveView();
    pageList.show(site.urlOf(path).pathname);
    if (isNew) showReport();
  },
  onProblem: showNotice,
});
const pageList = createPageList({ onChoose: (path) => viewer.load(path), onError: showError });

const report = createReport(showError);
/** Shows the server's report on the page, or the frame, as the view asks for. */
function showReport(): void {
  const isReport = desk.view.kind === 'report';
  stage.hidden = isReport;
  if (isReport) void report.show(desk.view, desk.path);
  else report.hide();
}

/** Prepares the frame for a view. Whether scripts run is decided when a page loads in it. */
function showView(): void {
  viewport.showView(desk.view);
  if (desk.view.id === 'no-scripts') frame.setAttribute('sandbox', 'allow-same-origin');
  else frame.removeAttribute('sandbox');
  showReport();
}
const viewPicker = createViewPicker((view) => {
  const mustReload = [view.id, desk.view.id].includes('no-scripts');
  desk.view = view;
  saveView();
  showView();
  if (mustReload) void reload();
});

let latestLoad = 0;
/** Runs `before`, then loads the page as the chosen persona. A newer call wins. */
async function reload(before?: () => Promise<void>): Promise<void> {
  latestLoad += 1;
  const thisLoad = latestLoad;
  try {
    await before?.();
    const query = chosenPersona === undefined ? '' : await switchPersona(chosenPersona);
    if (thisLoad === latestLoad) viewer.load(desk.path, query);
  } catch (error) {
    showError(error);
  }
}

const personaPicker = createPersonaPicker((wanted) => {
  chosenPersona = wanted;
  desk.persona = wanted;
  saveView();
  void reload();
});
const faults = createFaultSwitches((wanted) => void reload(() => setFaults(wanted)));
const panels = createPanels((openPanels) => {
  desk.openPanels = openPanels;
  saveView();
});
const log = createPlatformLog({
  faults,
  onContent: (change) => {
    void pageList.refresh();
    if (change === 'changed') showReport();
  },
  onError: showError,
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
  log.addMessage(message);
  const path = message.type === 'app_changed_url' ? site.pathOf(message.url) : undefined;
  if (path !== undefined) viewer.setPath(path);
});

viewPicker.show(desk.view);
viewport.choose(desk.width);
personaPicker.show(desk.persona, chosenPersona);
panels.open(desk.openPanels);
showView();
viewer.load(desk.path);
