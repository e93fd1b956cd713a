import { describe } from 'vitest';
import { createClient } from '@/lib/platform';
import { runScript } from './script';

describe('our client', () => runScript(createClient));
