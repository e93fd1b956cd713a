import { describe } from 'vitest';
import { createClient } from '@/lib/platform';
import { runContractSuite, runRealtimeSuite } from './contract-suite';

describe('our client', () => runContractSuite(createClient));

describe('our client: realtime', () => runRealtimeSuite(createClient));
