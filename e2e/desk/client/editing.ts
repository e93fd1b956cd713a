import type { Place } from '@/lib/content/editing/place';
import type { Answer, DeskMessage, FrameMessage } from '../editing/messages';
import { byId } from './dom';
import { createForms } from './forms';

interface EditingOptions {
  frame: HTMLIFrameElement;
  /** Of the site in the frame. */
  origin: string;
  /** What the desk's server asks for with every call. */
  token: string;
  currentPath: () => string;
  onNotice: (sentence: string, kind: 'done' | 'problem') => void;
  onToggle: () => void;
  /** Called with the path of a page that was created. */
  onCreated: (path: string) => void;
}

/**
 * "Edit text", "Undo", and the forms.
 *
 * @returns `edit` opens the form for the words at a place; `answer` is for messages of the site in the frame, whose sender
 *   the caller has checked
 */
export function createEditing(options: EditingOptions) {
  const { frame, origin, token, currentPath, onNotice, onToggle, onCreated } = options;
  const toggle = byId('edit', HTMLButtonElement);
  const isOn = () => toggle.ariaPressed === 'true';
  const post = (message: DeskMessage) => frame.contentWindow?.postMessage(message, origin);
  const forms = createForms({
    call,
    currentPath,
    onProblem: (sentence) => onNotice(sentence, 'problem'),
    onDone(sentence, created) {
      onNotice(sentence, 'done');
      if (created === undefined) post({ desk: 'reload' });
      else onCreated(created);
    },
  });

  toggle.addEventListener('click', () => {
    toggle.ariaPressed = String(!isOn());
    post({ desk: 'editing', on: isOn() });
    onToggle();
  });
  byId('undo', HTMLButtonElement).addEventListener('click', async () => {
    const { message, result } = await call('undo', {});
    if (message !== undefined) return onNotice(message, 'problem');
    onNotice(`Undid the last change in content/${result}.`, 'done');
    post({ desk: 'reload' });
  });

  async function call(name: string, body: unknown): Promise<Answer> {
    try {
      const response = await fetch(`/preview/api/words/${name}`, {
        method: 'POST',
        headers: {
          'X-Desk-Token': token,
          ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        },
        body: body instanceof FormData ? body : JSON.stringify(body),
      });
      const answer: Answer = await response.json();
      // Of an unexpected error, only the terminal has the details.
      const failed = 'Not done: the local server failed. Its terminal says why.';
      return response.ok || answer.message !== undefined ? answer : { message: failed };
    } catch {
      return { message: 'The local server isn’t responding. Is the command still running?' };
    }
  }

  async function edit(place: Place): Promise<void> {
    onNotice((await forms.edit(place)) ?? '', 'problem');
  }
  async function answer({ data }: MessageEvent<FrameMessage | null>): Promise<void> {
    if (data?.desk === 'ready') post({ desk: 'editing', on: isOn() });
    if (data?.desk !== 'pressed' || !isOn()) return;
    if (data.place === null) onNotice(notContent, 'problem');
    else await edit(data.place);
  }
  return { edit, answer };
}

const notContent =
  'This can’t be edited here: it’s a name that other texts refer to, part of the code, or calculated.';
