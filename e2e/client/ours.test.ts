import { describe } from 'vitest';
import { createClient } from '@/lib/platform';
import { runContractSuite, runRealtimeSuite } from './script';

describe('our client', () => runContractSuite(createClient));

describe('our client, in realtime', () => runRealtimeSuite(createClient));
