import type { Answer } from '../editing/messages';
import { byId } from './dom';

export interface FormsOptions {
  call: (name: string, body: unknown) => Promise<Answer>;
  currentPath: () => string;
  /** Called once something is saved. @param created the path of a new page */
  onDone: (sentence: string, created?: string) => void;
  /** Called with why a form can't be opened. */
  onProblem: (sentence: string) => void;
}

/** What a form's call led to. */
export interface Outcome {
  answer: Answer;
  /** Said once it's saved. */
  sentence: string;
  /** The path of a new page. */
  created?: string;
}

/**
 * A dialog with a form, which stays open, with the reasons, until it's saved.
 *
 * @param onDone called once something is saved
 */
export function createForm(
  id: string,
  save: (data: FormData) => Promise<Outcome>,
  onDone: (sentence: string, created?: string) => void,
) {
  const dialog = byId(id, HTMLDialogElement);
  const form = dialog.querySelector('form');
  const findings = dialog.querySelector('.findings');
  const submit = dialog.querySelector<HTMLButtonElement>('[type=submit]');
  if (!(form && findings && submit)) throw new Error(`The dialog ${id} has no form.`);
  const show = (answer: Answer) => findings.replaceChildren(...reasons(answer).map(listItem));
  const run = async (change: () => Promise<Outcome>) => {
    // A second press would change something else.
    form.inert = true;
    form.ariaBusy = 'true';
    const { answer, sentence, created } = await change();
    form.inert = false;
    form.ariaBusy = 'false';
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

export const saved = 'Saved. Undo takes it back.';

/** The name of the page at a path. */
export const pageName = (path: string) => path.replace(/[?#].*/, '').slice(1) || 'Home';

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
