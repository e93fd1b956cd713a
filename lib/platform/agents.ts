import { toJson } from './body';
import { PlatformError } from './errors';
import type { Http, RequestOptions } from './http';
import { path } from './path';
import { toQueryString } from './query';
import { parseList, parseRecord } from './response';
import type { Rooms } from './rooms';

interface Conversation {
  id: string;
  messages?: Message[];
  [field: string]: unknown;
}

interface Message {
  role?: string;
  content?: unknown;
  [field: string]: unknown;
}

/** Conversations with the app's agents. Each call rejects with a PlatformError. */
export interface Agents {
  getConversations(options?: RequestOptions): Promise<Conversation[]>;
  getConversation(id: string, options?: RequestOptions): Promise<Conversation>;
  /** The same `params` as for entities: `{ q, sort, limit, skip, fields }`. */
  listConversations(params?: object, options?: RequestOptions): Promise<Conversation[]>;
  createConversation(data: object, options?: RequestOptions): Promise<Conversation>;
  /**
   * Notifies this client's subscribers before sending, with the message added to the conversation.
   * Accepts objects of any type.
   */
  addMessage(
    conversation: { id: string; messages?: readonly object[] },
    message: object,
    options?: RequestOptions,
  ): Promise<Message>;
  /**
   * Calls `onUpdate` with the whole conversation each time it changes.
   *
   * @returns a function that unsubscribes
   * @throws PlatformError `not_sent` without an ID.
   */
  subscribeToConversation(
    id: string,
    onUpdate: (conversation: Conversation) => void,
    onError?: (error: PlatformError) => void,
  ): () => void;
  /**
   * The URL where a user links an agent to WhatsApp. It contains the user's token, so show it only to
   * that user; it never contains the service token.
   */
  getWhatsAppConnectURL(agentName: string): string;
}

interface AgentsConfig {
  serverUrl: string;
  appId: string;
  userToken(): string | null;
}

export function createAgents(
  http: Http,
  rooms: Rooms,
  { serverUrl, appId, userToken }: AgentsConfig,
): Agents {
  const all = () => path`apps/${appId}/agents/conversations`;
  const one = (id: string) => path`apps/${appId}/agents/conversations/${id}`;
  return {
    getConversations: async (options) => parseList(await http.get(all(), options)),
    getConversation: async (id, options) => parseRecord(await http.get(one(id), options)),
    async listConversations(params, options) {
      return parseList(await http.get(all() + toQueryString({ ...params }), options));
    },
    async createConversation(data, options) {
      return parseRecord(await http.post(all(), { ...options, body: toJson(data) }));
    },
    async addMessage(conversation, message, options) {
      const address = `${one(conversation.id)}/messages`;
      const messages = [...(conversation.messages ?? []), message];
      rooms.notify(conversationRoom(conversation.id), { ...conversation, messages });
      return parseRecord(await http.post(address, { ...options, body: toJson(message) }));
    },
    subscribeToConversation(id, onUpdate, onError) {
      return rooms.subscribe(conversationRoom(id), {
        // The fields aren't validated.
        onUpdate: (conversation) => onUpdate(conversation as Conversation),
        onError,
      });
    },
    getWhatsAppConnectURL(agentName) {
      const address = path`apps/${appId}/agents/${agentName}/whatsapp`;
      const token = userToken();
      const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
      return `${serverUrl}/api/${address}${query}`;
    },
  };
}

function conversationRoom(id: string): string {
  if (id) return `/agent-conversations/${id}`;
  throw new PlatformError('Subscribing to a conversation requires its id', { code: 'not_sent' });
}
