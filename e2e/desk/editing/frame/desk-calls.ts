import type { EditCheck } from '@/lib/content/editing/content-editor';
import type { Place } from '@/lib/content/editing/place';
import type { Words } from '@/lib/content/editing/words';
import type { ListAction } from '@/lib/content/editing/yaml-list';
import type { Problem } from '@/lib/content/problem';
import type { CallName } from '../calls';
import type { Answer, DeskMessage, FrameMessage } from '../messages';

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

/**
 * Connects this page to the desk that frames it.
 *
 * @param origin of the desk: nobody else is answered or believed
 * @param onEditing called when the writer turns editing on or off
 * @param onUndone called after Undo
 */
export function connectDesk(
  origin: string,
  onEditing: (on: boolean) => void,
  onUndone: () => void,
) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let latest = 0;
  const post = (message: FrameMessage) => parent.postMessage(message, origin);

  addEventListener('message', ({ source, origin: sender, data }: MessageEvent<DeskMessage>) => {
    if (source !== parent || sender !== origin) return;
    if (data.desk === 'editing') onEditing(data.on);
    if (data.desk === 'undone') onUndone();
    if (data.desk === 'answer') {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    }
  });
  post({ desk: 'ready' });

  async function call(name: CallName, body: unknown): Promise<unknown> {
    latest += 1;
    const id = latest;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      post({ desk: 'call', id, name, body });
    });
    if (answer.message !== undefined) throw new CallError(answer.message, answer.problems ?? []);
    return answer.result;
  }
  // The desk's server answers each call with the type that its route returns.
  return {
    open: (place: Place) => call('open', { place }) as Promise<Words>,
    find: (text: string, near: readonly Place[]) =>
      call('find', { text, near }) as Promise<Words | null>,
    check: (place: Place, value: string) => call('check', { place, value }) as Promise<EditCheck>,
    save: (place: Place, was: string, value: string) => call('save', { place, was, value }),
    changeEntry: (place: Place, was: string, action: ListAction) =>
      call('entry', { place, was, action }),
    usage: (place: Place, value: string) =>
      call('usage', { place, value }) as Promise<string[] | null>,
  };
}
