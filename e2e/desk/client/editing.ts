import { isCallName } from '../editing/calls';
import type { Answer, DeskMessage, FrameMessage } from '../editing/messages';
import { byId } from './dom';

interface EditingOptions {
  frame: HTMLIFrameElement;
  /** Of the site in the frame. */
  origin: string;
  /** What the desk's server asks for with every call. */
  token: string;
  onNotice: (sentence: string) => void;
}

/** "Edit text" and "Undo", and the calls that the page in the frame makes while words are edited. */
export function createEditing({ frame, origin, token, onNotice }: EditingOptions) {
  const toggle = byId('edit', HTMLButtonElement);
  let on = false;
  const post = (message: DeskMessage) => frame.contentWindow?.postMessage(message, origin);

  toggle.addEventListener('click', () => {
    on = !on;
    toggle.setAttribute('aria-pressed', String(on));
    post({ desk: 'editing', on });
  });
  byId('undo', HTMLButtonElement).addEventListener('click', async () => {
    const { message, result } = await call('undo', {});
    onNotice(message ?? `Undid the last change in content/${result}.`);
    if (message === undefined) post({ desk: 'undone' });
  });

  async function call(name: string, body: unknown): Promise<Answer> {
    try {
      const response = await fetch(`/preview/api/words/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Desk-Token': token },
        body: JSON.stringify(body),
      });
      const answer: Answer = await response.json();
      // Of an unexpected error, only the terminal has the details.
      const failed = 'Not done: the local server failed. Its terminal says why.';
      return response.ok || answer.message !== undefined ? answer : { message: failed };
    } catch {
      return { message: 'The local server isn’t responding. Is the command still running?' };
    }
  }

  /** Answers a message of the site in the frame. The caller has checked its source and its origin. */
  async function receive(data: FrameMessage | null): Promise<void> {
    if (typeof data !== 'object' || data === null) return;
    if (data.desk === 'ready') post({ desk: 'editing', on });
    if (data.desk !== 'call' || !isCallName(data.name)) return;
    post({ desk: 'answer', id: data.id, answer: await call(data.name, data.body) });
  }
  return { receive };
}
