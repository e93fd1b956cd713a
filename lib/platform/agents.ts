import { listIn, recordIn } from './answers';
import type { Http, RequestOptions } from './http';
import { path } from './path';

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
  /** `params` as entities take them: `{ q, sort, limit, skip, fields }`. */
  listConversations(params?: object, options?: RequestOptions): Promise<Conversation[]>;
  createConversation(data: object, options?: RequestOptions): Promise<Conversation>;
  addMessage(
    conversation: { id: string },
    message: Message,
    options?: RequestOptions,
  ): Promise<Message>;
  /**
   * Where a user links an agent to WhatsApp. It holds the user's token, so it is for that user's eyes
   * only; a service's token never stands in it.
   */
  getWhatsAppConnectURL(agentName: string): string;
}

interface AgentsConfig {
  serverUrl: string;
  appId: string;
  userToken(): string | null;
}

export function createAgents(http: Http, { serverUrl, appId, userToken }: AgentsConfig): Agents {
  const all = () => path`apps/${appId}/agents/conversations`;
  const one = (id: string) => path`apps/${appId}/agents/conversations/${id}`;
  return {
    getConversations: async (options) => listIn(await http.get(all(), options)),
    getConversation: async (id, options) => recordIn(await http.get(one(id), options)),
    async listConversations(params, options) {
      return listIn(await http.get(all(), { ...options, query: { ...params } }));
    },
    async createConversation(data, options) {
      return recordIn(await http.post(all(), { ...options, body: data }));
    },
    async addMessage({ id }, message, options) {
      return recordIn(await http.post(`${one(id)}/messages`, { ...options, body: message }));
    },
    getWhatsAppConnectURL(agentName) {
      const address = path`apps/${appId}/agents/${agentName}/whatsapp`;
      const token = userToken();
      const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
      return `${serverUrl}/api/${address}${query}`;
    },
  };
}
