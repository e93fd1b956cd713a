import type { EditCheck } from '@/lib/content/editing/content-editor';
import type { ListAction } from '@/lib/content/editing/edit-yaml';
import type { Place } from '@/lib/content/editing/place';
import type { Words } from '@/lib/content/editing/words';
import type { Problem } from '@/lib/content/problem';
import type { Answer, CallName, DeskMessage, FrameMessage } from '../messages';

/** Why a call failed, in words for the writer. */
export class CallError extends Error {
  constructor(
    message: string,
    readonly problems: readonly Problem[],
  ) {
    super(message);
  }
}

export type DeskCalls = ReturnType<typeof connectDesk>;

/** @param origin the desk's; messages from any other are ignored */
export function connectDesk(origin: string, onMessage: (message: DeskMessage) => void) {
  const post = (message: FrameMessage, ports: MessagePort[] = []) =>
    parent.postMessage(message, origin, ports);
  addEventListener('message', ({ source, origin: sender, data }: MessageEvent<DeskMessage>) => {
    if (source === parent && sender === origin) onMessage(data);
  });
  post({ desk: 'ready' });

  async function call(name: CallName, body: unknown): Promise<unknown> {
    const { port1, port2 } = new MessageChannel();
    const { message, problems, result } = await new Promise<Answer>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      post({ desk: 'call', name, body }, [port2]);
    });
    port1.close();
    if (message !== undefined) throw new CallError(message, problems ?? []);
    return result;
  }
  // The desk's server answers each call with the type that its route returns.
  return {
    open: (place: Place) => call('open', { place }) as Promise<Words>,
    check: (place: Place, value: string) => call('check', { place, value }) as Promise<EditCheck>,
    save: (place: Place, was: string, value: string) => call('save', { place, was, value }),
    changeEntry: (place: Place, was: string, action: ListAction) =>
      call('entry', { place, was, action }),
    usage: (place: Place) => call('usage', { place }) as Promise<string[] | null>,
  };
}
