import { withoutMarks } from '@/lib/content/editing/place';
import type { Words } from '@/lib/content/editing/words';
import type { DeskCalls } from './desk-calls';
import { createFindings } from './findings';
import { showListButtons } from './list-buttons';

const checkDelayMs = 250;

/** On a form with words that haven't been saved. */
export const changedAttribute = 'data-changed';

/** Where words are, as error messages write it: `content/home.yaml:12:13`. */
export function positionText({ place, line, column }: Words): string {
  return `content/${place[0]}:${line}:${column}`;
}

/**
 * A form for words: their text as the file has it, what's wrong with it, where else it's shown, and their list.
 *
 * @param onSaved called with the saved words
 * @param onDone called after onSaved, after a change of the list, or when the writer gives up
 */
export function createWordForm(
  words: Words,
  desk: DeskCalls,
  onSaved: (value: string) => void,
  onDone: () => void,
): HTMLFormElement {
  const { place, value: was, maxLength } = words;
  const form = document.createElement('form');
  form.setAttribute('role', 'dialog');
  form.setAttribute('aria-label', 'Edit text');
  form.innerHTML = `
    <p class="position"></p>
    <label for="words">Text</label>
    <textarea id="words"></textarea>
    <p class="count" hidden></p>
    <p class="usage" hidden></p>
    <ul class="findings" role="alert"></ul>
    <div class="list" role="group" hidden></div>
    <div class="buttons">
      <button type="submit" class="primary">Save</button>
      <button type="button" class="cancel">Cancel</button>
    </div>`;
  const get = <E extends Element>(selector: string, kind: new () => E): E => {
    const element = form.querySelector(selector);
    if (!(element instanceof kind)) throw new Error(`The form has no ${selector}.`);
    return element;
  };
  const field = get('textarea', HTMLTextAreaElement);
  const save = get('[type=submit]', HTMLButtonElement);
  const count = get('.count', HTMLParagraphElement);
  const findings = createFindings(get('.findings', HTMLUListElement), place[0]);

  get('.position', HTMLParagraphElement).textContent = `${positionText(words)} ${words.field}`;
  field.value = was;
  field.rows = Math.min(10, Math.max(2, Math.ceil(was.length / 44)));
  count.hidden = maxLength === null;
  const showCount = () => {
    count.textContent = `${field.value.trim().length} of ${maxLength} characters`;
  };
  showCount();

  let latestCheck = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = async () => {
    latestCheck += 1;
    const thisCheck = latestCheck;
    try {
      const found = await desk.check(place, field.value);
      if (thisCheck !== latestCheck) return;
      findings.show(found);
      save.disabled = found.problems.length > 0;
    } catch (error) {
      if (thisCheck === latestCheck) findings.showError(error);
    }
  };
  /** A check that hasn't been answered no longer counts. */
  const stopChecks = () => {
    clearTimeout(timer);
    latestCheck += 1;
  };
  const run = async (change: () => Promise<unknown>) => {
    stopChecks();
    // A second press would change something else.
    form.inert = true;
    try {
      await change();
      onDone();
    } catch (error) {
      form.inert = false;
      findings.showError(error);
    }
  };
  const giveUp = () => {
    stopChecks();
    onDone();
  };

  field.addEventListener('input', () => {
    form.toggleAttribute(changedAttribute, field.value !== was);
    showCount();
    clearTimeout(timer);
    timer = setTimeout(() => void check(), checkDelayMs);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run(async () => {
      await desk.save(place, was, field.value);
      // Words copied from the page have marks, which aren't saved.
      onSaved(withoutMarks(field.value).trim());
    });
  });
  form.addEventListener('keydown', (event) => {
    // The page's own shortcuts don't apply while typing.
    event.stopPropagation();
    if (event.key === 'Escape') giveUp();
    if (event.key === 'Enter' && event.target === field) {
      event.preventDefault();
      if (!save.disabled) form.requestSubmit();
    }
  });
  get('.cancel', HTMLButtonElement).addEventListener('click', giveUp);
  showListButtons(
    get('.list', HTMLDivElement),
    words,
    (action) => void run(() => desk.changeEntry(place, was, action)),
  );

  const usage = get('.usage', HTMLParagraphElement);
  void desk.usage(place, was).then((pages) => {
    if (pages === null || pages.length < 2) return;
    usage.hidden = false;
    usage.textContent = `This text appears on ${pages.length} pages: ${pages.join(', ')}. Saving changes all of them.`;
  }, findings.showError);
  return form;
}
