import { isPlatformError, isRecord, type PlatformError } from './errors';
import { createPacer } from './pacer';
import { callSafely } from './rooms';

export interface Conversation {
  id: string;
  messages?: Message[];
  [field: string]: unknown;
}

export interface Message {
  id?: string;
  role?: string;
  content?: unknown;
  [field: string]: unknown;
}

interface Dated {
  updated_date?: unknown;
  [field: string]: unknown;
}

/** A message that this client is about to send, for its own subscribers. */
export class SentMessage {
  constructor(
    readonly conversation: { id: string; messages?: readonly object[] },
    readonly message: object,
  ) {}
}

interface FollowConfig {
  get(signal: AbortSignal): Promise<Conversation>;
  onUpdate(conversation: Conversation): void;
  onError(error: PlatformError): void;
}

/**
 * Keeps a conversation current for one subscriber. An older platform sends it whole; the current one sends
 * single messages, which are merged into the conversation that was read. The first one read isn't shown.
 */
export function followConversation({ get, onUpdate, onError }: FollowConfig) {
  let known: Conversation | null = null;
  /** What the subscriber has, as JSON. */
  let shown: string | null = null;
  /** Aborts the read in flight. */
  let reading: AbortController | null = null;
  /** Messages received while reading. */
  let received: Message[] = [];
  /** Whether this client's subscribers see a message that the read in flight may lack. */
  let hasSent = false;
  /** For messages that arrive after a failed read. */
  const pacer = createPacer(async () => {
    if (known === null && reading === null) await read();
    return known !== null;
  });

  function show(conversation: Conversation): void {
    const json = JSON.stringify(conversation);
    if (json === shown) return;
    shown = json;
    callSafely(() => onUpdate(conversation));
  }

  function stopReading(): void {
    reading?.abort();
    reading = null;
  }

  async function read(): Promise<void> {
    stopReading();
    // The response includes what the platform sent before the request.
    received = [];
    hasSent = false;
    const thisRead = new AbortController();
    reading = thisRead;
    try {
      const conversation = await get(thisRead.signal);
      if (!thisRead.signal.aborted) finish(conversation);
    } catch (error) {
      // After `cleanup()`, or when another read has begun, nothing is shown.
      if (!isPlatformError(error) || error.code === 'aborted') return;
      finish(known);
      callSafely(() => onError(error));
    }
  }

  function finish(conversation: Conversation | null): void {
    reading = null;
    if (conversation === null) return;
    if (known === null) shown = JSON.stringify(conversation);
    known = received.reduce(merge, conversation);
    // The platform is about to send the message, which stays shown until then.
    if (!hasSent || received.length > 0) show(known);
  }

  function add(message: Message): void {
    // After a failed read, there's no conversation yet.
    if (known === null && reading === null) void pacer.read();
    if (known === null || reading !== null) {
      received.push(message);
      return;
    }
    known = merge(known, message);
    show(known);
  }

  function replace(conversation: Conversation): void {
    if (known !== null && isEarlier(conversation, known)) return;
    stopReading();
    known = conversation;
    show(known);
  }

  return {
    /** Reads the conversation: at first, and after joining on a new connection. */
    read: () => void read(),
    /** Gets what's sent to the room: a whole conversation, `{ _message }`, or a SentMessage. */
    receive(data: object): void {
      if (data instanceof SentMessage) {
        hasSent = true;
        const { conversation, message } = data;
        const messages = [...(conversation.messages ?? known?.messages ?? []), message];
        // As with a conversation's messages, its fields aren't validated.
        show({ ...known, ...conversation, messages } as Conversation);
      } else if ('_message' in data) {
        if (isRecord(data._message)) add(data._message);
      } else {
        // As above.
        replace(data as Conversation);
      }
    },
    end(): void {
      stopReading();
      pacer.cancel();
    },
  };
}

/** Replaces the message with the same ID, or appends it. */
function merge(conversation: Conversation, message: Message): Conversation {
  const messages = [...(conversation.messages ?? [])];
  const index = messages.findIndex(({ id }) => id !== undefined && id === message.id);
  const current = messages[index];
  if (current === undefined) messages.push(message);
  else if (!isOlder(message, current)) messages[index] = message;
  return { ...conversation, messages };
}

/** Whether a conversation is from before one that was read in the meantime. */
function isEarlier(next: Conversation, current: Conversation): boolean {
  const isShorter = (next.messages?.length ?? 0) < (current.messages?.length ?? 0);
  return isOlder(next, current) || (next.updated_date === current.updated_date && isShorter);
}

function isOlder(next: Dated, current: Dated): boolean {
  const [date, currentDate] = [next.updated_date, current.updated_date];
  return typeof date === 'string' && typeof currentDate === 'string' && date < currentDate;
}
