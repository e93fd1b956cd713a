import { invalidCall, type PlatformError } from './errors';
import {
  type Conversation,
  followConversation,
  type Message,
  SentMessage,
} from './follow-conversation';
import type { Http, RequestOptions } from './http';
import { toJson } from './json';
import { path } from './path';
import { toQueryString } from './query';
import type { AgentName } from './registries';
import { type ApiResponse, parseList, parseRecord } from './response';
import type { Rooms } from './rooms';

interface AgentsConfig {
  serverUrl: string;
  appId: string;
  userToken(): string | null;
  messagePath: MessagePath;
}

export type Agents = ReturnType<typeof createAgents>;

/** Conversations with the app's agents. Each call rejects with a PlatformError. */
export function createAgents(
  http: Http,
  rooms: Rooms,
  { serverUrl, appId, userToken, messagePath }: AgentsConfig,
) {
  const all = () => path`apps/${appId}/agents/conversations`;
  const one = (id: string) => path`apps/${appId}/agents/conversations/${id}`;
  const sendMessage = createMessageSender(http, appId, messagePath);
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
      rooms.notify(conversationRoom(conversation.id), new SentMessage(conversation, message));
      return parseRecord(await sendMessage(conversation.id, body, options));
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
      const following = followConversation({
        get: async (signal) => parseRecord(await http.get(one(id), { signal })),
        onUpdate,
        onError,
      });
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
    /** Like `getWhatsAppConnectURL`. */
    getTelegramConnectURL: (agentName: AgentName) => connectUrl(agentName, 'telegram'),
  };
}

function conversationRoom(id: string): string {
  if (id) return `/agent-conversations/${id}`;
  throw invalidCall('Pass the id of a conversation');
}

/** Which path the platform accepts messages at, as far as it's known; shared by all modules of a client. */
export interface MessagePath {
  isV2: boolean;
}

type SendMessage = (
  conversationId: string,
  /** JSON. */
  body: string,
  options?: RequestOptions,
) => Promise<ApiResponse>;

/**
 * Sends messages to an older platform, or to the current one, whose path has a `v2`. The second path is
 * only tried if the first doesn't exist, so a message is never sent twice.
 */
function createMessageSender(http: Http, appId: string, known: MessagePath): SendMessage {
  return async (id, body, options = {}) => {
    const started = Date.now();
    if (!known.isV2) {
      const first = path`apps/${appId}/agents/conversations/${id}/messages`;
      try {
        return await http.post(first, { ...options, body, isExpected: isMissing });
      } catch (error) {
        // `http` throws nothing else.
        if (!isMissing(error as PlatformError)) throw error;
      }
    }
    const second = path`apps/${appId}/agents/conversations/v2/${id}/messages`;
    const response = await http.post(second, { ...options, ...timeLeft(options, started), body });
    known.isV2 = true;
    return response;
  };
}

function isMissing({ status }: PlatformError): boolean {
  return status === 404 || status === 410;
}

/** The timeout is for the whole call, which can take two requests. */
function timeLeft({ timeout }: RequestOptions, started: number): RequestOptions {
  return timeout === undefined ? {} : { timeout: Math.max(0, timeout - (Date.now() - started)) };
}
