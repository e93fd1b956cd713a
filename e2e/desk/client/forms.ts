import type { NewPage } from '@/lib/content/editing/new-page';
import type { PicturePlace } from '@/lib/content/editing/pictures';
import { type Place, withoutMarks } from '@/lib/content/editing/place';
import type { Words } from '@/lib/content/editing/words';
import type { Problem } from '@/lib/content/problem';
import type { Answer } from '../editing/messages';
import { curlQuotes } from './curl-quotes';
import { byId } from './dom';

interface FormsOptions {
  call: (name: string, body: unknown) => Promise<Answer>;
  currentPath: () => string;
  /** Called once something is saved. @param created the path of a new page */
  onDone: (sentence: string, created?: string) => void;
}

const checkDelayMs = 250;

/** What a button would change, and why a gray one can't. */
function nameButtons(form: HTMLFormElement, { index, count, name }: NonNullable<Words['entry']>) {
  const ends: Record<string, string | false> = {
    up: index === 0 && 'It’s the first of its list.',
    down: index === count - 1 && 'It’s the last of its list.',
  };
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-entry] button')) {
    const reason = ends[button.value] || '';
    button.disabled = reason !== '';
    button.title = reason;
    button.ariaLabel = [button.textContent, name && `“${name}”`].filter(Boolean).join(' ');
    button.ariaDescription = reason;
  }
}

/** The forms for words, a new page, and a picture. Each stays open, with the reasons, until it's saved. */
export function createForms({ call, currentPath, onDone }: FormsOptions) {
  /** What the forms are about. */
  let words: Words | undefined;
  const saved = 'Saved. Undo takes it back.';

  const wordsForm = createForm('words', async () => {
    const body = { place: words?.place, was: words?.value, value: newWords() };
    return { answer: await call('save', body), sentence: saved };
  });
  const field = byId('field-text', HTMLTextAreaElement);
  const newWords = () => curlQuotes(withoutMarks(field.value)).trim();
  let timer: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const value = newWords();
      const { result, ...answer } = await call('check', { place: words?.place, value });
      // The words may have changed, or been saved, in the meantime.
      if (value !== newWords() || !wordsForm.dialog.open) return;
      // The server's route returns this type.
      const problems = (result ?? []) as readonly Problem[];
      wordsForm.show({ problems, ...answer });
      wordsForm.submit.disabled = problems.length > 0;
    }, checkDelayMs);
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!wordsForm.submit.disabled) wordsForm.form.requestSubmit();
  });
  for (const button of wordsForm.form.querySelectorAll<HTMLButtonElement>('[data-entry] button')) {
    button.addEventListener('click', () =>
      wordsForm.run(async () => {
        const body = { place: words?.place, was: words?.value, action: button.value };
        return { answer: await call('entry', body), sentence: saved };
      }),
    );
  }

  const pageForm = createForm('new-page', async (data) => {
    const page = readPage(data);
    const sentence = `Created /${page.name} as a draft, in content/pages/. Undo removes it again.`;
    return { answer: await call('new-page', page), sentence, created: `/${page.name}` };
  });
  suggestName(pageForm.form);
  byId('open-new-page', HTMLButtonElement).addEventListener('click', pageForm.open);

  const pictureForm = createForm('picture', async (data) => {
    if (words !== undefined) {
      data.delete('section');
      data.set('place', JSON.stringify(words.place));
    } else data.set('page', pageName(currentPath()));
    return { answer: await call('picture', data), sentence: saved };
  });
  byId('open-new-picture', HTMLButtonElement).addEventListener('click', async () => {
    const { result } = await call('picture-places', { page: pageName(currentPath()) });
    words = undefined;
    // The server's route returns this type.
    openPictureForm((result ?? []) as PicturePlace[]);
  });
  function openPictureForm(places: readonly PicturePlace[] | null): void {
    const { form, submit } = pictureForm;
    pictureForm.open();
    byId('picture-title', HTMLHeadingElement).textContent =
      places === null ? 'Replace the picture' : 'Add a picture';
    const options = (places ?? []).map(({ id, heading }) => new Option(heading, id));
    byId('field-section', HTMLSelectElement).replaceChildren(...options);
    byId('field-picture-file', HTMLInputElement).required = places !== null;
    form.querySelector('[data-section]')?.toggleAttribute('hidden', places === null);
    form.querySelector('[data-none]')?.toggleAttribute('hidden', places?.length !== 0);
    submit.disabled = places?.length === 0;
  }

  /** Opens the form for the words or the picture at a place. @returns why there's none */
  async function edit(place: Place): Promise<string | undefined> {
    const { message, result } = await call('open', { place });
    if (message !== undefined) return message;
    // The server's route returns this type.
    words = result as Words;
    const { line, column, value, entry, picture } = words;
    if (picture !== null) {
      openPictureForm(null);
      byId('field-what-it-shows', HTMLTextAreaElement).value = picture.description;
      byId('field-caption', HTMLInputElement).value = picture.caption;
      return undefined;
    }
    const { form, submit } = wordsForm;
    wordsForm.open();
    submit.disabled = false;
    field.value = value;
    const position = form.querySelector('[data-position]');
    if (position) position.textContent = `content/${place[0]}:${line}:${column} ${words.field}`;
    form.querySelector('[data-entry]')?.toggleAttribute('hidden', entry === null);
    const title = form.querySelector('[data-entry] span');
    if (title && entry) title.textContent = `Entry ${entry.index + 1} of ${entry.count}`;
    if (entry) nameButtons(form, entry);
    return undefined;
  }
  return { edit };

  type Outcome = { answer: Answer; sentence: string; created?: string };
  function createForm(id: string, save: (data: FormData) => Promise<Outcome>) {
    const dialog = byId(id, HTMLDialogElement);
    const form = dialog.querySelector('form');
    const findings = dialog.querySelector('.findings');
    const submit = dialog.querySelector<HTMLButtonElement>('[type=submit]');
    if (!(form && findings && submit)) throw new Error(`The dialog ${id} has no form.`);
    const show = (answer: Answer) => findings.replaceChildren(...reasons(answer).map(listItem));
    const run = async (change: () => Promise<Outcome>) => {
      // A second press would change something else.
      form.inert = true;
      const { answer, sentence, created } = await change();
      form.inert = false;
      show(answer);
      if (answer.message !== undefined) return;
      dialog.close();
      onDone(sentence, created);
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void run(() => save(new FormData(form)));
    });
    dialog.querySelector('[data-cancel]')?.addEventListener('click', () => dialog.close());
    const open = () => {
      form.reset();
      findings.replaceChildren();
      dialog.showModal();
    };
    return { dialog, form, submit, show, run, open };
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

/** Why something wasn't saved: the mistakes, or else the message. */
function reasons({ message, problems = [] }: Answer): string[] {
  if (problems.length === 0) return message === undefined ? [] : [message];
  return problems.map(
    ({ file, line, field, message: mistake }) => `${file}:${line} ${field}: ${mistake}`,
  );
}

function listItem(text: string): HTMLElement {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}
