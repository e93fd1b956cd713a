import type { Words } from '@/lib/content/editing/words';
import type { ListAction } from '@/lib/content/editing/yaml-list';
import type { Problem } from '@/lib/content/problem';
import { CallError, type DeskCalls } from './desk-calls';

const checkDelayMs = 250;

const listButtons: readonly { action: ListAction; label: string }[] = [
  { action: 'up', label: 'Move up' },
  { action: 'down', label: 'Move down' },
  { action: 'copy', label: 'Add a copy' },
  { action: 'remove', label: 'Remove' },
];

/** Where words are, as error messages write it: `content/home.yaml:12:13`. */
export function positionText({ place, line, column }: Words): string {
  return `content/${place[0]}:${line}:${column}`;
}

/**
 * A form for words: their text as the file has it, what's wrong with it, where else it's shown, and their list.
 *
 * @param onDone called once the words are saved, or the writer has given up
 */
export function createWordForm(words: Words, desk: DeskCalls, onDone: () => void): HTMLFormElement {
  const form = document.createElement('form');
  form.setAttribute('role', 'dialog');
  form.setAttribute('aria-label', 'Edit words');
  form.innerHTML = `
    <p class="position"></p>
    <label for="words">Words</label>
    <textarea id="words" rows="3"></textarea>
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
  const findings = get('.findings', HTMLUListElement);

  get('.position', HTMLParagraphElement).textContent =
    `${positionText(words)} ${words.field}`.trim();
  field.value = words.value;
  field.rows = Math.min(10, Math.max(2, Math.ceil(words.value.length / 44)));

  const showProblems = (problems: readonly Problem[], kind: 'mistake' | 'advice') =>
    findings.append(
      ...problems.map(({ file, line, column, message }) =>
        item(
          kind,
          `${file.endsWith(words.place[0]) ? '' : `${file}:${line}:${column} `}${message}`,
        ),
      ),
    );
  const showError = (error: unknown) => {
    findings.replaceChildren();
    if (error instanceof CallError && error.problems.length > 0)
      showProblems(error.problems, 'mistake');
    else findings.append(item('mistake', error instanceof Error ? error.message : String(error)));
  };

  let latestCheck = 0;
  const check = async () => {
    latestCheck += 1;
    const thisCheck = latestCheck;
    const value = field.value;
    try {
      const { problems, advice } = await desk.check(words.place, value);
      if (thisCheck !== latestCheck) return;
      findings.replaceChildren();
      showProblems(problems, 'mistake');
      showProblems(advice, 'advice');
      save.disabled = problems.length > 0;
    } catch (error) {
      if (thisCheck === latestCheck) showError(error);
    }
  };
  const count = get('.count', HTMLParagraphElement);
  const showCount = () => {
    const { maxLength } = words;
    count.hidden = maxLength === null;
    count.textContent = `${field.value.trim().length} of ${maxLength} characters`;
  };
  showCount();

  let timer: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener('input', () => {
    showCount();
    clearTimeout(timer);
    timer = setTimeout(() => void check(), checkDelayMs);
  });
  const finish = () => {
    clearTimeout(timer);
    latestCheck += 1;
    onDone();
  };
  const run = async (change: () => Promise<unknown>) => {
    save.disabled = true;
    try {
      await change();
      finish();
    } catch (error) {
      showError(error);
      save.disabled = false;
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run(() => desk.save(words.place, words.value, field.value));
  });
  form.addEventListener('keydown', (event) => {
    // The page's own shortcuts don't apply while typing.
    event.stopPropagation();
    if (event.key === 'Escape') finish();
    if (event.key === 'Enter' && !event.shiftKey && event.target === field) {
      event.preventDefault();
      form.requestSubmit();
    }
  });
  get('.cancel', HTMLButtonElement).addEventListener('click', finish);

  const { entry } = words;
  if (entry !== null) {
    const list = get('.list', HTMLDivElement);
    const { index, count: length, minItems, maxItems } = entry;
    const allowed: Record<ListAction, boolean> = {
      up: index > 0,
      down: index < length - 1,
      copy: length < maxItems,
      remove: length > Math.max(1, minItems),
    };
    list.hidden = false;
    const title = `Entry ${index + 1} of ${length}`;
    list.setAttribute('aria-label', title);
    list.append(
      title,
      ...listButtons.map(({ action, label }) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = label;
        button.disabled = !allowed[action];
        button.addEventListener(
          'click',
          () => void run(() => desk.changeEntry(words.place, words.value, action)),
        );
        return button;
      }),
    );
  }

  const usage = get('.usage', HTMLParagraphElement);
  void desk.usage(words.place).then((pages) => {
    if (pages === null || pages.length < 2) return;
    usage.hidden = false;
    usage.textContent = `Shown on ${pages.length} pages: ${pages.join(', ')}. They all change.`;
  }, showError);
  return form;
}

function item(kind: 'mistake' | 'advice', text: string): HTMLLIElement {
  const element = document.createElement('li');
  element.className = kind;
  element.textContent = kind === 'advice' ? `Style: ${text}` : text;
  return element;
}
