import { spawnSync } from 'node:child_process';
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

const app = (body: string) => `
import { createClient } from '@base44/sdk';
const { agents, entities, functions } = createClient({ appId: 'brazos' });
export async function run() {${body}}
`;

const valid = app(`
  const [task] = await entities.Task.filter({ status: 'open' }, '-created_date');
  const title: string | undefined = task?.title;
  const page = await entities.Task.list({ fields: ['title'] });
  const email = (await entities.User.list())[0]?.email;
  await functions.invoke('estimate');
  await agents.createConversation({ agent_name: 'Milam' });
  return [title, page.items[0]?.title, email];
`);

/** Each of its lines is an error. */
const invalid = app(`
  await entities.Task.filter({ status: 'lost' });
  await entities.Site.list();
  await functions.invoke('unknown');
  agents.getWhatsAppConnectURL('unknown');
`);

/** The README's examples, with what they take from their surroundings. */
function readmeExamples(): string {
  const readme = readFileSync('lib/platform/README.md', 'utf8');
  const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => `{${code}}`);
  expect(examples).toHaveLength(11);
  return `
import { type Client, createClient, isPlatformError } from '@base44/sdk';
interface Task { title: string; due_date?: string; status?: 'open' | 'done' }
declare const client: Client<{ Task: Task }>;
declare const serverUrl: string, serviceToken: string, email: string, password: string;
declare const kept: Map<string, string>;
declare const user: { id: string }, conversation: { id: string };
declare const heard: unknown[], shown: unknown[];
declare const failures: unknown[], connections: unknown[];
declare const end: () => void;
${examples.join('\n')}`;
}

test('the generated registries type entities, functions, and agents, and the README’s examples fit', () => {
  const files = {
    'types.d.ts': generated,
    'app.ts': valid,
    'invalid.ts': invalid,
    'readme.ts': readmeExamples(),
  };
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
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], { encoding: 'utf8' });
  const errors = [...stdout.matchAll(/^\S*?([\w.]+)\((\d+)/gm)].map(
    ([, file, line]) => `${file} ${line}`,
  );
  expect(errors).toEqual([5, 6, 7, 8].map((line) => `invalid.ts ${line}`));
});
