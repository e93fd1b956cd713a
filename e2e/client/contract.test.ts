import { createClient as createLegacyClient } from '@base44/sdk';
import { createClient as createCurrentClient } from 'base44-sdk-current';
import { afterEach, beforeEach, describe, vi } from 'vitest';
import { createClient } from '@/lib/platform';
import { agentsSuite } from './agents-suite';
import { authSuite } from './auth-suite';
import { type ClientFactory, createClientFactory } from './client-factory';
import type {
  ContractClientConfig,
  CreateClient,
  CurrentClient,
  RealtimeClient,
} from './contract-client';
import { currentCallsSuite } from './current-calls-suite';
import { currentEntitiesSuite } from './current-entities-suite';
import { currentRealtimeSuite } from './current-realtime-suite';
import { entitiesSuite } from './entities-suite';
import { functionsSuite } from './functions-suite';
import { realtimeSuite } from './realtime-suite';
import { serviceSuite } from './service-suite';

interface TestedClient<Client> {
  name: string;
  create: CreateClient<Client>;
  /** Whether it delivers its own messages to subscribers before the platform responds. */
  showsOwnMessages: boolean;
}
interface TestedCurrentClient extends TestedClient<CurrentClient> {
  /** Whether it fetches records that are too large for a broadcast before delivering them. */
  completesRecords: boolean;
}

const ourClient = 'our client';

const legacyClients: TestedClient<RealtimeClient>[] = [
  { name: 'the vendor’s client 0.8.17', create: createLegacyClient, showsOwnMessages: true },
  { name: ourClient, create: createClient, showsOwnMessages: true },
];

const currentClients: TestedCurrentClient[] = [
  {
    name: 'the vendor’s client 0.8.50',
    create: createVendorClient,
    // Unlike 0.8.17, and unlike the contract.
    showsOwnMessages: false,
    completesRecords: false,
  },
  {
    name: ourClient,
    create: createClient,
    showsOwnMessages: true,
    completesRecords: true,
  },
];

/*
 * Each client makes every call in the platform's contract against a real local platform of a generation that it's made
 * for. Responses are validated against the types of the vendor's clients.
 *
 * Where those clients differ from the contract, the contract wins; comments mark those places. Features beyond the
 * contract (analytics, connectors, actors, the AI gateway) aren't covered.
 */
describe.each(legacyClients)('$name on the legacy platform', (client) => {
  muteConsole();
  runSharedSuites(createClientFactory(client.create, 'legacy'), client);
});

describe.each(currentClients)('$name on the current platform', (client) => {
  muteConsole();
  const setup = createClientFactory(client.create, 'current');
  runSharedSuites(setup, client);
  currentEntitiesSuite(setup);
  currentCallsSuite(setup);
  currentRealtimeSuite(setup, client);
});

function runSharedSuites(
  setup: ClientFactory<RealtimeClient>,
  traits: { showsOwnMessages: boolean },
): void {
  entitiesSuite(setup);
  authSuite(setup);
  functionsSuite(setup);
  agentsSuite(setup);
  serviceSuite(setup);
  realtimeSuite(setup, traits);
}

function createVendorClient(config: ContractClientConfig): CurrentClient {
  // By default, it sends usage data.
  const client = createCurrentClient({ ...config, analytics: { enabled: false } });
  // Its types leave out `users` and `auth.hasToken`.
  return client as typeof client & Pick<CurrentClient, 'users' | 'auth'>;
}

/** The vendor's clients log every failed call; all of them log connections and their errors. */
function muteConsole(): void {
  beforeEach(() => {
    for (const method of ['log', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation(() => undefined);
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
