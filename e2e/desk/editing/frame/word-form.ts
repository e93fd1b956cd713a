import type { EditCheck } from '@/lib/content/editing/content-editor';
import type { ListAction } from '@/lib/content/editing/edit-yaml';
import { withoutMarks } from '@/lib/content/editing/place';
import type { Words } from '@/lib/content/editing/words';
import type { Problem } from '@/lib/content/problem';
import { curlQuotes } from './curl-quotes';
import { CallError, type DeskCalls } from './desk-calls';

const checkDelayMs = 250;

/** On a form with words that haven't been saved. */
export const changedAttribute = 'data-changed';

/** Where words are, as error messages write it: `content/home.yaml:12:13`. */
export function positionText({ place, line, column }: Words): string {
  return `content/${place[0]}:${line}:${column}`;
}

interface FormEvents {
  onSaved(value: string): void;
  onListChanged(): void;
  onDone(): void;
}

const template = `
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

/**
 * A form for words: their text as the file has it, what's wrong with it, where else it's shown, and their list.
 *
 * @param on `onSaved` is called with the saved words, `onListChanged` after a change of the list, and `onDone` after
 *   either, or when the writer gives up
 */
export function createWordForm(
  words: Words,
  desk: DeskCalls,
  { onSaved, onListChanged, onDone }: FormEvents,
): HTMLFormElement {
  const { place, value: was, maxLength } = words;
  const form = document.createElement('form');
  form.role = 'dialog';
  form.ariaLabel = 'Edit text';
  form.innerHTML = template;
  const get = <E extends Element>(selector: string, kind: new () => E): E => {
    const element = form.querySelector(selector);
    if (!(element instanceof kind)) throw new Error(`The form has no ${selector}.`);
    return element;
  };
  const field = get('textarea', HTMLTextAreaElement);
  const save = get('[type=submit]', HTMLButtonElement);
  const count = get('.count', HTMLParagraphElement);
  const findings = get('.findings', HTMLUListElement);

  get('.position', HTMLParagraphElement).textContent = `${positionText(words)} ${words.field}`;
  field.value = was;
  field.rows = Math.min(10, Math.max(2, Math.ceil(was.length / 44)));
  count.hidden = maxLength === null;
  const showCount = () => {
    count.textContent = `${field.value.trim().length} of ${maxLength} characters`;
  };
  showCount();

  /** A check that hasn't been answered counts no longer once there's a newer one, or the words are saved. */
  let latestCheck = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopChecks = () => {
    clearTimeout(timer);
    latestCheck += 1;
  };
  /** What's saved: words copied from the page have marks, and keyboards have straight quotes. */
  const text = () => curlQuotes(withoutMarks(field.value)).trim();
  const check = async () => {
    const thisCheck = latestCheck;
    const found = await desk.check(place, text()).catch(toFindings);
    if (thisCheck !== latestCheck) return;
    findings.replaceChildren(...findingItems(found, place[0]));
    save.disabled = found.problems.length > 0;
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
      findings.replaceChildren(...findingItems(toFindings(error), place[0]));
    }
  };
  const giveUp = () => {
    stopChecks();
    onDone();
  };

  field.addEventListener('input', () => {
    form.toggleAttribute(changedAttribute, field.value !== was);
    showCount();
    stopChecks();
    timer = setTimeout(() => void check(), checkDelayMs);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run(async () => {
      const saved = text();
      await desk.save(place, was, saved);
      onSaved(saved);
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
  showListButtons(get('.list', HTMLDivElement), words, (action) => {
    void run(async () => {
      await desk.changeEntry(place, was, action);
      onListChanged();
    });
  });
  void desk.usage(place).then((pages) => {
    if (pages === null || pages.length < 2) return;
    const usage = get('.usage', HTMLParagraphElement);
    usage.hidden = false;
    usage.textContent = `This text appears on ${pages.length} pages: ${pages.join(', ')}. Saving changes all of them.`;
  });
  return form;
}

type Findings = Pick<EditCheck, 'advice'> & { problems: readonly (Problem | string)[] };

/** What's wrong, from a call that failed. */
function toFindings(error: unknown): Findings {
  const problems = error instanceof CallError ? error.problems : [];
  const reason = error instanceof Error ? error.message : String(error);
  return { problems: problems.length > 0 ? problems : [reason], advice: [] };
}

function findingItems({ problems, advice }: Findings, ownFile: string): HTMLElement[] {
  const item = (kind: string, text: string) => {
    const element = document.createElement('li');
    element.className = kind;
    element.textContent = text;
    return element;
  };
  // An edit can cause a mistake in another file, such as a link to a heading that it renames.
  const describe = (problem: Problem | string) => {
    if (typeof problem === 'string') return problem;
    const { file, line, column, message } = problem;
    return file === `content/${ownFile}` ? message : `${file}:${line}:${column} ${message}`;
  };
  return [
    ...problems.map((problem) => item('mistake', describe(problem))),
    ...advice.map((problem) => item('advice', `Style: ${describe(problem)}`)),
  ];
}

/** Fills the group with buttons for the list that words are in, as far as its schema allows; hidden without one. */
function showListButtons(
  group: HTMLElement,
  { entry }: Words,
  onPress: (action: ListAction) => void,
): void {
  group.hidden = entry === null;
  if (entry === null) return;
  const { index, count, minItems, maxItems } = entry;
  const title = `Entry ${index + 1} of ${count}`;
  const button = (action: ListAction, label: string, isAllowed: boolean) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = label;
    element.disabled = !isAllowed;
    element.addEventListener('click', () => onPress(action));
    return element;
  };
  group.ariaLabel = title;
  group.append(
    title,
    button('up', 'Move up', index > 0),
    button('down', 'Move down', index < count - 1),
    button('copy', 'Duplicate', maxItems === null || count < maxItems),
    button('remove', 'Remove', count > Math.max(1, minItems)),
  );
}
