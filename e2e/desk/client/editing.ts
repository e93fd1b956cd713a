import {
  type Answer,
  type DeskCallName,
  type DeskMessage,
  type FrameMessage,
  isCallName,
} from '../editing/messages';
import { byId } from './dom';

interface EditingOptions {
  frame: HTMLIFrameElement;
  /** Of the site in the frame. */
  origin: string;
  /** What the desk's server asks for with every call. */
  token: string;
  onNotice: (sentence: string, kind: 'done' | 'problem') => void;
  onToggle: () => void;
}

/**
 * "Edit text" and "Undo".
 *
 * @returns the desk's own calls, and what answers messages of the site in the frame, whose sender the caller has checked
 */
export function createEditing({ frame, origin, token, onNotice, onToggle }: EditingOptions) {
  const toggle = byId('edit', HTMLButtonElement);
  const isOn = () => toggle.ariaPressed === 'true';
  const post = (message: DeskMessage) => frame.contentWindow?.postMessage(message, origin);

  toggle.addEventListener('click', () => {
    toggle.ariaPressed = String(!isOn());
    post({ desk: 'editing', on: isOn() });
    onToggle();
  });
  byId('undo', HTMLButtonElement).addEventListener('click', async () => {
    const { message, result } = await call('undo', {});
    if (message !== undefined) return onNotice(message, 'problem');
    onNotice(`Undid the last change in content/${result}.`, 'done');
    post({ desk: 'undone' });
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

  async function answer({ data, ports: [port] }: MessageEvent<FrameMessage | null>): Promise<void> {
    if (data?.desk === 'ready') post({ desk: 'editing', on: isOn() });
    if (data?.desk !== 'call' || !isCallName(data.name)) return;
    port?.postMessage(await call(data.name, data.body));
  }
  return { answer, call: (name: DeskCallName, body: unknown) => call(name, body) };
}
