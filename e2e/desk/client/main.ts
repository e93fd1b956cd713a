import { setFaults, switchPersona } from './desk-api';
import { deskQuery, readDeskView, readPersona, readView } from './desk-url';
import { byId, createChoice, createDrawers, rememberDeveloper } from './dom';
import { createEditing } from './editing';
import { changedUrl, messageEntry } from './messages';
import { createPageList } from './page-list';
import { connectPlatformLog, createFaultSwitches, createList, createPanels } from './panels';
import { createSiteUrls } from './site-url';
import { createReport, createViewer } from './viewer';

const { site: siteUrl = '', editing: editingToken = '' } = document.body.dataset;
const site = createSiteUrls(siteUrl, location.origin);
const desk = readDeskView(location.search, site, innerWidth);
const frame = byId('frame', HTMLIFrameElement);

// Until a persona is chosen, the site uses this browser's own session.
let persona = readPersona(history.state);

const save = () => history.replaceState(persona, '', `${location.pathname}${deskQuery(desk)}`);
const showNotice = (sentence: string, kind: 'done' | 'problem' = 'problem') => {
  const notice = byId('notice', HTMLParagraphElement);
  notice.textContent = sentence;
  notice.dataset.kind = kind;
};
const showError = (error: unknown) =>
  showNotice(error instanceof Error ? error.message : String(error));

const viewer = createViewer({
  site,
  frame,
  onPath: (path) => {
    // A late report of the current path must not clear a newer notice.
    const isNew = path !== desk.path;
    if (isNew) showNotice('');
    desk.path = path;
    save();
    pageList.show(site.urlOf(path).pathname);
    if (isNew) showReport();
  },
  onProblem: showNotice,
});
const showPage = createDrawers();
const pageList = createPageList({
  onChoose: (path) => {
    showPage();
    viewer.load(path);
  },
  onEdit: (place) => void editing?.edit(JSON.parse(place)),
  onError: showError,
});
const report = createReport();
/** Shows the server's report on the page if the view asks for it, instead of the frame. */
function showReport(): void {
  if (desk.view.kind === 'report') report.show(desk.view, desk.path).catch(showError);
  else report.hide();
}

function showView(): void {
  byId('widths', HTMLDivElement).hidden = desk.view.kind === 'report';
  viewer.setView(desk.view, desk.width);
  showReport();
}
const pressView = createChoice('views', (id) => {
  const mustReload = [id, desk.view.id].includes('no-scripts');
  desk.view = readView(id);
  save();
  showView();
  if (mustReload) void reload();
});
const pressWidth = createChoice('widths', (width) => {
  desk.width = Number(width);
  save();
  showView();
});

let latestLoad = 0;
/** Runs `before`, then loads the page as the chosen persona. A newer call wins. */
async function reload(before?: () => Promise<unknown>): Promise<void> {
  latestLoad += 1;
  const thisLoad = latestLoad;
  try {
    await before?.();
    const query = persona === undefined ? '' : await switchPersona(persona);
    if (thisLoad === latestLoad) viewer.load(desk.path, query);
  } catch (error) {
    showError(error);
  }
}

for (const radio of document.querySelectorAll<HTMLInputElement>('[name=look]')) {
  radio.checked = radio.value === persona;
  // Choosing the same persona again counts, because the page may have signed out.
  radio.addEventListener('click', () => {
    persona = readPersona(radio.value);
    save();
    void reload();
  });
}
rememberDeveloper();
const showFaults = createFaultSwitches((faults) => void reload(() => setFaults(faults)));
createPanels(desk.openPanels, (open) => {
  desk.openPanels = open;
  save();
});
connectPlatformLog({
  onFaults: showFaults,
  onContent: (change) => {
    pageList.refresh().catch(showError);
    if (change === 'changed') showReport();
  },
});

const messages = createList('messages');
const editing =
  editingToken === ''
    ? undefined
    : createEditing({
        frame,
        origin: site.origin,
        token: editingToken,
        currentPath: () => desk.path,
        onNotice: showNotice,
        onToggle: showPage,
        onCreated: (path) => {
          showPage();
          viewer.load(path);
        },
      });
// Any window can post messages here; accept only those from the site in the frame.
addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow || event.origin !== site.origin) return;
  void editing?.answer(event);
  const entry = messageEntry(event.data);
  if (entry) messages.add(entry);
  const url = changedUrl(event.data);
  const path = url === undefined ? undefined : site.pathOf(url);
  if (path !== undefined) viewer.setPath(path);
});

pressView(desk.view.id);
pressWidth(String(desk.width));
showView();
viewer.load(desk.path);
