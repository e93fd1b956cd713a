import type {
  AgentConversation,
  AgentMessage,
  ChangePasswordParams,
  CreateConversationParams,
  ModelFilterParams,
  RegisterParams,
  ResetPasswordParams,
  VerifyOtpParams,
} from '@base44/sdk';

/** What the suites pass to createClient; each client ignores the options that it doesn't support. */
export interface ContractClientConfig {
  serverUrl: string;
  appId: string;
  /** Base URL of the sign-in page, for the vendor's client. */
  appBaseUrl: string;
  token?: string;
  serviceToken?: string;
  functionsVersion?: string;
  headers?: Record<string, string>;
  /** Our client takes its page as an argument; the vendor's uses the global `window`. */
  page: { url(): string; navigate(url: string): void };
  options?: { onError?: (error: Error) => void };
}

export type CreateClient<Client = ContractClient> = (config: ContractClientConfig) => Client;

type Params = Record<string, unknown>;

interface EntityApi {
  list(sort?: string, limit?: number, skip?: number, fields?: string[]): Promise<unknown>;
  filter(
    query: Params,
    sort?: string,
    limit?: number,
    skip?: number,
    fields?: string[],
  ): Promise<unknown>;
  get(id: string): Promise<unknown>;
  create(data: Params): Promise<unknown>;
  update(id: string, data: Params): Promise<unknown>;
  delete(id: string): Promise<unknown>;
  deleteMany(query: Params): Promise<unknown>;
  bulkCreate(rows: Params[]): Promise<unknown>;
  importEntities(file: File): Promise<unknown>;
}

interface AuthApi {
  me(): Promise<unknown>;
  updateMe(data: Params): Promise<unknown>;
  redirectToLogin(nextUrl: string): void;
  logout(redirectUrl?: string): void;
  setToken(token: string, saveToStorage?: boolean): void;
  loginViaEmailPassword(email: string, password: string, turnstile?: string): Promise<unknown>;
  isAuthenticated(): Promise<boolean>;
  inviteUser(email: string, role: string): Promise<unknown>;
  register(params: RegisterParams): Promise<unknown>;
  verifyOtp(params: VerifyOtpParams): Promise<unknown>;
  resendOtp(email: string): Promise<unknown>;
  resetPasswordRequest(email: string): Promise<unknown>;
  resetPassword(params: ResetPasswordParams): Promise<unknown>;
  changePassword(params: ChangePasswordParams): Promise<unknown>;
}

interface AgentsApi {
  getConversations(): Promise<unknown>;
  getConversation(id: string): Promise<unknown>;
  listConversations(params: ModelFilterParams): Promise<unknown>;
  createConversation(conversation: CreateConversationParams): Promise<unknown>;
  addMessage(conversation: AgentConversation, message: Partial<AgentMessage>): Promise<unknown>;
  getWhatsAppConnectURL(agentName: string): string;
  subscribeToConversation?(id: string, onUpdate: (conversation: unknown) => void): () => void;
}

interface ClientModules {
  entities: Record<string, EntityApi>;
  integrations: Record<string, Record<string, (params: Params) => Promise<unknown>>>;
  functions: { invoke(name: string, params: Params): Promise<unknown> };
  agents: AgentsApi;
  appLogs: {
    logUserInApp(page: string): Promise<void>;
    fetchLogs(params?: Params): Promise<unknown>;
    getStats(params?: Params): Promise<unknown>;
  };
}

/** What the vendor's client and ours have in common: every call in the platform's contract except realtime. */
export interface ContractClient extends ClientModules {
  auth: AuthApi;
  readonly asServiceRole: ClientModules & {
    sso: { getAccessToken(userId: string): Promise<unknown> };
  };
  setToken(token: string): void;
  getConfig(): { serverUrl: string; appId: string };
  cleanup(): void;
}

type ChangeListener = (event: unknown) => void;

export interface RealtimeClient extends ContractClient {
  entities: Record<string, EntityApi & { subscribe(listener: ChangeListener): () => void }>;
  agents: AgentsApi & { subscribeToConversation(id: string, listener: ChangeListener): () => void };
}

interface CurrentEntityApi {
  list(options: Params): Promise<unknown>;
  filter(query: Params, options: Params): Promise<unknown>;
  count(query?: Params): Promise<number>;
  aggregate(spec: Params): Promise<unknown>;
  upsert(records: Params[], options: { key: string | string[] }): Promise<unknown>;
  updateMany(query: Params, data: Record<string, Params>): Promise<unknown>;
  bulkUpdate(rows: (Params & { id: string })[]): Promise<unknown>;
}

/** What the vendor's current client adds. */
export interface CurrentClient extends RealtimeClient {
  entities: RealtimeClient['entities'] & Record<string, CurrentEntityApi>;
  auth: AuthApi & {
    hasToken(): boolean;
    loginWithProvider(provider: string, fromUrl?: string): void;
  };
  users: { inviteUser(email: string, role: 'user' | 'admin'): Promise<unknown> };
  app: { getPublicSettings(): Promise<unknown> };
  agents: RealtimeClient['agents'] & { getTelegramConnectURL(agentName: string): string };
  functions: ClientModules['functions'] & {
    fetch(path: string, init?: RequestInit): Promise<Response>;
  };
  integrations: ClientModules['integrations'] & {
    custom: { call(slug: string, operationId: string, params?: Params): Promise<unknown> };
  };
  readonly asServiceRole: RealtimeClient['asServiceRole'] & {
    sso: { getIdToken(userId: string): Promise<unknown> };
  };
}
