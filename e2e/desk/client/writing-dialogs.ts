import type { NewPage } from '@/lib/content/editing/page-editor';
import type { PicturePlace } from '@/lib/content/editing/place-picture';
import type { Answer, DeskCallName } from '../editing/messages';
import { byId } from './dom';

interface WritingOptions {
  call: (name: DeskCallName, body: unknown) => Promise<Answer>;
  currentPath: () => string;
  onDone: (path: string, sentence: string) => void;
}

/** "New page" and "Add picture". */
export function createWritingDialogs({ call, currentPath, onDone }: WritingOptions): void {
  const pageForm = createDialog('new-page', async (form) => {
    const page = readPage(form);
    const done = `Created /${page.name} as a draft, in content/pages/. Undo removes it again.`;
    return { answer: await call('new-page', page), path: `/${page.name}`, done };
  });
  suggestName(pageForm.form);
  byId('open-new-page', HTMLButtonElement).addEventListener('click', pageForm.open);

  const pictureForm = createDialog('new-picture', async (form) => {
    const path = currentPath();
    form.set('page', pageName(path));
    const done = 'Added the picture. Undo removes it again.';
    return { answer: await call('new-picture', form), path, done };
  });
  byId('open-new-picture', HTMLButtonElement).addEventListener('click', async () => {
    const { result } = await call('picture-places', { page: pageName(currentPath()) });
    // The server's route returns this type.
    showPlaces(pictureForm.form, (result ?? []) as PicturePlace[]);
    pictureForm.open();
  });

  type Outcome = { answer: Answer; path: string; done: string };
  /** A dialog whose form stays open, with the reasons, until it's done. */
  function createDialog(id: string, submit: (form: FormData) => Promise<Outcome>) {
    const dialog = byId(id, HTMLDialogElement);
    const form = dialog.querySelector('form');
    const findings = dialog.querySelector('.findings');
    if (form === null || findings === null) throw new Error(`The dialog ${id} has no form.`);
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      form.inert = true;
      const { answer, path, done } = await submit(new FormData(form));
      form.inert = false;
      findings.replaceChildren(...reasons(answer).map(listItem));
      if (answer.message !== undefined) return;
      dialog.close();
      onDone(path, done);
    });
    dialog.querySelector('[data-cancel]')?.addEventListener('click', () => dialog.close());
    const open = () => {
      form.reset();
      findings.replaceChildren();
      dialog.showModal();
    };
    return { form, open };
  }
}

const pageName = (path: string) => path.replace(/[?#].*/, '').slice(1) || 'Home';

function readPage(form: FormData): NewPage {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const [group = '', column] = text('menu').split(': ');
  const label = text('label') || text('title');
  return {
    name: text('name'),
    title: text('title'),
    description: text('description'),
    layout: text('layout') === 'sections' ? 'sections' : 'article',
    menu: group === '' ? null : { group, ...(column && { column }), label },
  };
}

/** Until somebody enters an address, it follows from the title: "Shift Log" becomes ShiftLog. */
function suggestName(form: HTMLFormElement): void {
  const [title, name] = ['title', 'name'].map((field) => form.elements.namedItem(field));
  if (!(title instanceof HTMLInputElement && name instanceof HTMLInputElement)) return;
  let suggested = '';
  title.addEventListener('input', () => {
    if (name.value !== suggested && name.value !== '') return;
    const words =
      title.value
        .normalize('NFKD')
        .replace(/\p{M}|['’]/gu, '')
        .match(/[a-z\d]+/gi) ?? [];
    suggested = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
    name.value = suggested;
  });
}

function showPlaces(form: HTMLFormElement, places: readonly PicturePlace[]): void {
  const select = form.elements.namedItem('section');
  if (!(select instanceof HTMLSelectElement)) throw new Error('The form has no sections.');
  select.replaceChildren(...places.map(({ id, heading }) => new Option(heading, id)));
  const isNone = places.length === 0;
  form.querySelector('[data-none]')?.toggleAttribute('hidden', !isNone);
  form.querySelector('[type=submit]')?.toggleAttribute('disabled', isNone);
}

/** Why something wasn't done: the mistakes, or else the message. */
function reasons({ message, problems = [] }: Answer): string[] {
  if (message === undefined) return [];
  if (problems.length === 0) return [message];
  return problems.map(
    ({ field, message: mistake }) => `${field.replace(/^\[\d+\]\./, '')}: ${mistake}`,
  );
}

function listItem(text: string): HTMLElement {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}
