import { type Agents, createAgents } from './agents';
import { type AppLogs, createAppLogs } from './app-logs';
import { createEntities, type Entities } from './entities';
import { createFunctions, type Functions } from './functions';
import { createIntegrations, type Integrations } from './integrations';
import type { MessagePath } from './message-sender';
import type { Transport } from './transport';

/** The modules that are available to both users and services. */
export interface Modules<Records extends { [Name in keyof Records]: object }> {
  entities: Entities<Records>;
  functions: Functions;
  integrations: Integrations;
  agents: Agents;
  appLogs: AppLogs;
}

export interface ModulesConfig {
  serverUrl: string;
  appId: string;
  functionsVersion: string | null;
  userToken(): string | null;
  messagePath: MessagePath;
}

export function createModules<Records extends { [Name in keyof Records]: object }>(
  transport: Transport,
  config: ModulesConfig,
): Modules<Records> {
  const { http, rawFetch, rooms } = transport;
  const { appId } = config;
  return {
    entities: createEntities<Records>(transport, appId),
    functions: createFunctions(http, rawFetch, config),
    integrations: createIntegrations(http, appId),
    agents: createAgents(http, rooms, config),
    appLogs: createAppLogs(http, appId),
  };
}
