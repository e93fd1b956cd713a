import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A file like those of `base44 types generate`. */
const generated = `
import '@base44/sdk';

export interface Task {
  title: string;
  status?: 'open' | 'done';
}

declare module '@base44/sdk' {
  interface EntityTypeRegistry {
    "Task": Task;
  }

  interface FunctionNameRegistry {
    "estimate": true;
  }

  interface AgentNameRegistry {
    "Milam": true;
  }
}
`;

/** Type-checks an app that has this client in place of the vendor's. @returns the compiler's errors */
function compile(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'typed-records-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['node'],
    paths: { '@base44/sdk': [resolve('lib/platform/index.ts')] },
  };
  const config = { compilerOptions, files: Object.keys(files) };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  try {
    execFileSync('node_modules/.bin/tsc', ['-p', folder], { encoding: 'utf8' });
    return '';
  } catch (error) {
    // The compiler writes its errors to stdout.
    return String((error as { stdout: unknown }).stdout);
  }
}

const app = (body: string) => `
import { createClient } from '@base44/sdk';
const { agents, entities, functions } = createClient({ appId: 'brazos' });
export async function run() {${body}}
`;

test('the generated registries type entities, functions, and agents', () => {
  const valid = app(`
    const [task] = await entities.Task.filter({ status: 'open' }, '-created_date');
    const title: string | undefined = task?.title;
    const page = await entities.Task.list({ fields: ['title'] });
    const email = (await entities.User.list())[0]?.email;
    await functions.invoke('estimate');
    await agents.createConversation({ agent_name: 'Milam' });
    return [title, page.items[0]?.title, email];
  `);
  expect(compile({ 'types.d.ts': generated, 'app.ts': valid })).toBe('');
  const invalid = app(`
    await entities.Task.filter({ status: 'lost' });
    await entities.Site.list();
    await functions.invoke('unknown');
    agents.getWhatsAppConnectURL('unknown');
  `);
  const errors = compile({ 'types.d.ts': generated, 'app.ts': invalid });
  expect(errors.match(/^\S*app\.ts\(\d+/gm)?.map((line) => line.split('(')[1])).toEqual([
    '5',
    '6',
    '7',
    '8',
  ]);
});

/** What the README's examples take from their surroundings. */
const surroundings = `
import { type Client, createClient, isPlatformError } from '@base44/sdk';
interface Task { title: string; due_date?: string; status?: 'open' | 'done' }
declare const client: Client<{ Task: Task }>;
declare const serverUrl: string, serviceToken: string, email: string, password: string;
declare const kept: Map<string, string>;
declare const user: { id: string }, conversation: { id: string };
declare const heard: unknown[], shown: unknown[];
declare const failures: unknown[], connections: unknown[];
declare const end: () => void;
`;

test('the README’s examples have no type errors', () => {
  const readme = readFileSync('lib/platform/README.md', 'utf8');
  const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => `{${code}}`);
  expect(examples).toHaveLength(11);
  expect(compile({ 'readme.ts': surroundings + examples.join('\n') })).toBe('');
});
