import type { PicturePlace } from '@/lib/content/editing/pictures';
import { type Place, withoutMarks } from '@/lib/content/editing/place';
import type { Words } from '@/lib/content/editing/words';
import type { Problem } from '@/lib/content/problem';
import { createForm, type FormsOptions, pageName, saved } from './create-form';
import { curlQuotes } from './curl-quotes';
import { byId } from './dom';
import { createPageForm } from './page-form';

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

/** The forms for words, pages, and pictures. */
export function createForms(options: FormsOptions) {
  const { call, currentPath, onDone } = options;
  /** What the forms are about. */
  let words: Words | undefined;
  const saveWords = async () => {
    const body = { place: words?.place, was: words?.value, value: newWords() };
    return { answer: await call('save', body), sentence: saved };
  };
  const wordsForm = createForm('words', saveWords, onDone);
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
    }, checkDelayMs);
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    wordsForm.form.requestSubmit();
  });
  for (const button of wordsForm.form.querySelectorAll<HTMLButtonElement>('[data-entry] button')) {
    button.addEventListener('click', () =>
      wordsForm.run(async () => {
        const body = { place: words?.place, was: words?.value, action: button.value };
        return { answer: await call('entry', body), sentence: saved };
      }),
    );
  }

  createPageForm(options);

  const savePicture = async (data: FormData) => {
    if (words !== undefined) {
      data.delete('section');
      data.set('place', JSON.stringify(words.place));
    } else data.set('page', pageName(currentPath()));
    return { answer: await call('picture', data), sentence: saved };
  };
  const pictureForm = createForm('picture', savePicture, onDone);
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
    const { form } = wordsForm;
    wordsForm.open();
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
}
