import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { maxClientBytes } from '@/lib/budgets';

/** What `base44 types generate` writes, for an app with one entity, function, and agent. */
const generated = `
import '@base44/sdk';
declare module '@base44/sdk' {
  interface EntityTypeRegistry { Task: { title: string; status?: 'open' | 'done' } }
  interface FunctionNameRegistry { estimate: true }
  interface AgentNameRegistry { Milam: true }
}`;

/** Four valid lines, then four errors. */
const app = `import { createClient } from '@base44/sdk';
const { agents, entities, functions } = createClient({ appId: 'brazos' });
const titles: Promise<string[]> = entities.Task.filter({ status: 'open' }).then((tasks) => tasks.map(({ title }) => title));
const email: Promise<string | undefined> = entities.User.list({ fields: ['email'] }).then(({ items }) => items[0]?.email);
agents.createConversation({ agent_name: 'Milam' }).then(() => functions.invoke('estimate'));
entities.Task.filter({ status: 'lost' });
entities.Site.list();
functions.invoke('unknown');
agents.getWhatsAppConnectURL('unknown');`;

function examplesIn(readme: string): string[] {
  const text = readFileSync(readme, 'utf8');
  return [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
}

const readmeExamples = examplesIn('lib/platform/README.md');
/** With what they take from their surroundings. */
const readme = `
import { type Client, createClient, isPlatformError } from '@base44/sdk';
interface Task { title: string; due_date?: string; status?: 'open' | 'done' }
declare const client: Client<{ Task: Task }>;
declare const serverUrl: string, serviceToken: string, email: string, password: string;
declare const kept: Map<string, string>;
declare const user: { id: string }, conversation: { id: string };
declare const heard: unknown[], shown: unknown[], failures: unknown[], connections: unknown[];
declare const end: () => void;
${readmeExamples.map((code) => `{${code}}`).join('\n')}`;

test('the generated registries type an app, and the READMEs’ examples fit', () => {
  expect(readmeExamples).toHaveLength(11);
  const files = {
    'types.d.ts': generated,
    'app.ts': app,
    'readme.ts': readme,
    'open-tasks.tsx': examplesIn('components/auth/README.md')[0] ?? '',
  };
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(resolve('test-results/types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text.replace('./use-p', '@/components/auth/use-p'));
  }
  const paths = { '@base44/sdk': [resolve('lib/platform/index.ts')], '@/*': [resolve('*')] };
  const compilerOptions = { paths, incremental: false, noUnusedLocals: false };
  const config = { extends: resolve('tsconfig.json'), compilerOptions, files: Object.keys(files) };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, include: [] }));
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], { encoding: 'utf8' });
  const errors = [...stdout.matchAll(/^\S*?([\w.-]+)\((\d+)/gm)].map(
    ([, file, line]) => `${file} ${line}`,
  );
  expect(errors).toEqual([6, 7, 8, 9].map((line) => `app.ts ${line}`));
});

test('stays within 14 KB with Brotli, without ky, and loads socket.io when it’s needed', async () => {
  const { metafile, outputFiles } = await build({
    // A page that re-exports the whole client, so the bundler can't tree-shake any of it.
    stdin: { contents: "export * from './index'", resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    external: ['ky', 'socket.io-client'],
  });
  const [{ imports = [] } = {}] = Object.values(metafile.outputs);
  expect(imports.map(({ path, kind }) => `${path}: ${kind}`).sort()).toEqual([
    'ky: import-statement',
    'socket.io-client: dynamic-import',
  ]);
  const { contents = '' } = outputFiles[0] ?? {};
  expect(brotliCompressSync(contents).length).toBeLessThanOrEqual(maxClientBytes);
});
