import { invalidCall, isPlatformError, isRecord, type PlatformError } from './errors';
import type { Http, RequestOptions } from './http';
import { toJson, toQueryString } from './json';
import { callSafely, type Rooms } from './realtime';
import { type ApiResponse, parseList, parseRecord } from './response';
import type { AgentName } from './types';
import { path } from './url';

interface Conversation {
  id: string;
  messages?: Message[];
  [field: string]: unknown;
}

interface Message {
  id?: string;
  role?: string;
  content?: unknown;
  [field: string]: unknown;
}

interface AgentsConfig {
  serverUrl: string;
  appId: string;
  userToken(): string | null;
  /** Which path the platform accepts messages at, as far as it's known; shared by all modules of a client. */
  messagePath: { isV2: boolean };
}

export type Agents = ReturnType<typeof createAgents>;

/** Conversations with the app's agents. Each call rejects with a PlatformError. */
export function createAgents(http: Http, rooms: Rooms, config: AgentsConfig) {
  const { serverUrl, appId, userToken } = config;
  const all = () => path`apps/${appId}/agents/conversations`;
  const one = (id: string) => path`apps/${appId}/agents/conversations/${id}`;
  function connectUrl(agentName: string, service: string): string {
    const address = path`apps/${appId}/agents/${agentName}/${service}`;
    const token = userToken();
    const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
    return `${serverUrl}/api/${address}${query}`;
  }

  return {
    getConversations: async (options?: RequestOptions): Promise<Conversation[]> =>
      parseList(await http.get(all(), options)),
    getConversation: async (id: string, options?: RequestOptions): Promise<Conversation> =>
      parseRecord(await http.get(one(id), options)),
    /** The same `params` as for entities: `{ q, sort, limit, skip, fields }`. */
    listConversations: async (
      params: object = {},
      options?: RequestOptions,
    ): Promise<Conversation[]> => parseList(await http.get(all() + toQueryString(params), options)),
    async createConversation(
      data: { agent_name: AgentName; metadata?: object; [field: string]: unknown },
      options?: RequestOptions,
    ): Promise<Conversation> {
      return parseRecord(await http.post(all(), { ...options, body: toJson(data) }));
    },
    /** Shows the message to this client's subscribers before it's sent. Accepts objects of any type. */
    async addMessage(
      conversation: { id: string; messages?: readonly object[] },
      message: object,
      options?: RequestOptions,
    ): Promise<Message> {
      const body = toJson(message, 'message');
      rooms.notify(conversationRoom(conversation.id), { _sent: message, conversation });
      return parseRecord(await sendMessage(http, config, conversation.id, { ...options, body }));
    },
    /**
     * Calls `onUpdate` with the whole conversation each time it changes, also if the platform sends only
     * the message. Reads the conversation at first and on each connection; if that fails, calls `onError`.
     *
     * @returns a function that unsubscribes
     * @throws PlatformError `not_sent` without an ID.
     */
    subscribeToConversation(
      id: string,
      onUpdate: (conversation: Conversation) => void = () => undefined,
      onError: (error: PlatformError) => void = () => undefined,
    ): () => void {
      const room = conversationRoom(id);
      const read = async (signal: AbortSignal) =>
        parseRecord<Conversation>(await http.get(one(id), { signal }));
      const following = followConversation(read, onUpdate, onError);
      const end = rooms.subscribe(room, {
        onUpdate: following.receive,
        onError,
        onConnect: following.read,
        onEnd: following.end,
      });
      following.read();
      return end;
    },
    /**
     * The URL where a user links an agent to WhatsApp. It contains the user's token, so show it only to that user; it
     * never contains the service token.
     */
    getWhatsAppConnectURL: (agentName: AgentName) => connectUrl(agentName, 'whatsapp'),
    getTelegramConnectURL: (agentName: AgentName) => connectUrl(agentName, 'telegram'),
  };
}

function conversationRoom(id: string): string {
  if (id) return `/agent-conversations/${id}`;
  throw invalidCall('Pass the id of a conversation');
}

/**
 * Sends a message to an older platform, or to the current one, whose path has a `v2`. The second path is only tried if the
 * first doesn't exist, so a message is never sent twice.
 */
async function sendMessage(
  http: Http,
  { appId, messagePath }: AgentsConfig,
  id: string,
  options: RequestOptions & { body: string },
): Promise<ApiResponse> {
  const started = performance.now();
  if (!messagePath.isV2) {
    const first = path`apps/${appId}/agents/conversations/${id}/messages`;
    try {
      return await http.post(first, { ...options, isExpected: isMissing });
    } catch (error) {
      // `http` throws nothing else.
      if (!isMissing(error as PlatformError)) throw error;
    }
  }
  // The timeout is for both requests.
  const { timeout = Infinity } = options;
  const timeLeft = Math.max(0, timeout - (performance.now() - started));
  const second = path`apps/${appId}/agents/conversations/v2/${id}/messages`;
  const response = await http.post(second, { ...options, timeout: timeLeft });
  messagePath.isV2 = true;
  return response;
}

function isMissing({ status }: PlatformError): boolean {
  return status === 404 || status === 410;
}

/**
 * Keeps a conversation current for one subscriber. An older platform sends it whole; the current one sends single messages,
 * which are added to the conversation that was read. What came last counts. The first one read isn't shown.
 */
function followConversation(
  get: (signal: AbortSignal) => Promise<Conversation>,
  onUpdate: (conversation: Conversation) => void,
  onError: (error: PlatformError) => void,
) {
  let known: Conversation | null = null;
  /** What the subscriber has, as JSON. */
  let shown: string | null = null;
  let reading: AbortController | null = null;
  /** Messages from the platform that the read in flight may lack. */
  let received: Message[] = [];
  /** Messages from this client that the platform hasn't sent yet. */
  let sent: Message[] = [];

  function show(conversation: Conversation | null): void {
    if (conversation === null) return;
    const messages = [...(conversation.messages ?? []), ...sent];
    const whole = { ...conversation, messages };
    const json = JSON.stringify(whole);
    if (json === shown) return;
    shown = json;
    callSafely(() => onUpdate(whole));
  }

  function end(): void {
    reading?.abort();
    reading = null;
  }

  async function read(): Promise<void> {
    end();
    const thisRead = new AbortController();
    reading = thisRead;
    received = [];
    sent = [];
    try {
      const conversation = await get(thisRead.signal);
      if (thisRead.signal.aborted) return;
      const { messages = [] } = conversation;
      if (known === null) shown = JSON.stringify({ ...conversation, messages });
      known = conversation;
    } catch (error) {
      // After `cleanup()`, or when another read has begun, nothing is shown.
      if (!isPlatformError(error) || error.code === 'aborted') return;
      callSafely(() => onError(error));
    }
    reading = null;
    if (known !== null) known = received.reduce(add, known);
    show(known);
  }

  return {
    /** Reads the conversation: at first, and after joining on a new connection. */
    read: () => void read(),
    /** Gets what's sent to the room: a whole conversation, `{ _message }`, or what `addMessage` is about to send. */
    receive(data: { _message?: unknown; _sent?: unknown; conversation?: unknown }): void {
      if (data._sent !== undefined) {
        // As with a conversation's messages, its fields aren't validated.
        sent.push(data._sent as Message);
        // As above.
        show(known ?? (data.conversation as Conversation));
        return;
      }
      sent = [];
      if (!('_message' in data)) {
        end();
        // As above.
        known = data as Conversation;
      } else if (isRecord(data._message)) {
        const message: Message = data._message;
        if (known !== null) known = add(known, message);
        received.push(message);
        // It couldn't be read before.
        if (known === null && reading === null) void read();
      }
      show(known);
    },
    end,
  };
}

/** Replaces the message with the same ID, or appends it. */
function add(conversation: Conversation, message: Message): Conversation {
  const messages = [...(conversation.messages ?? [])];
  const index = messages.findIndex(({ id }) => id !== undefined && id === message.id);
  if (index === -1) messages.push(message);
  else messages[index] = message;
  return { ...conversation, messages };
}
