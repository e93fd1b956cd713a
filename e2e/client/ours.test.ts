import { describe } from 'vitest';
import { createClient } from '@/lib/platform';
import { runRealtimeScript, runScript } from './script';

describe('our client', () => runScript(createClient));

describe('our client, in realtime', () => runRealtimeScript(createClient));
