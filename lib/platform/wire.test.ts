import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient as createLegacyClient } from '@base44/sdk';
import { createClient as createCurrentClient } from 'base44-sdk-current';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createClient } from './index';
import { stubBrowser } from './testing-browser';
import { answerSchema, decoded, record, type Sent } from './wire-recorder';

const versionSchema = z.enum(['0.8.17', '0.8.50', 'ours']);
/** A header that isn't sent is null. */
const headersSchema = z.record(z.string(), z.string().nullable());

/** A row of wire-calls.yaml or wire-answers.yaml, which say what its fields mean. */
const rowSchema = z.strictObject({
  call: z.tuple([z.string()], z.unknown()).default(['get', '7']),
  sends: z.string().default('nothing'),
  body: z.unknown().default(null),
  headers: z.array(headersSchema).default([]),
  gets: z.unknown().default({ id: '7', success: true }),
  answers: z.array(answerSchema).optional(),
  requests: z.int().default(1),
  returns: z.unknown().optional(),
  has: z.record(z.string(), z.unknown()).optional(),
  refused: z.string().optional(),
  unexpected: z.string().optional(),
  fails: z.record(z.string(), z.unknown()).optional(),
  since: versionSchema.default('0.8.17'),
  after: z.string().optional(),
  but: z
    .strictObject({
      request: z.string().optional(),
      headers: headersSchema.optional(),
      body: z.unknown().optional(),
      because: z.string(),
      only: versionSchema.optional(),
    })
    .optional(),
});

type Row = z.output<typeof rowSchema> & { name: string };

function fileOf(text: string): File {
  return new File([text], 'plan ä.txt', { type: 'text/plain' });
}

function formOf(text: string): FormData {
  const form = new FormData();
  form.append('note', 'one');
  form.append('plan', fileOf(text));
  return form;
}

const customTags = [
  { tag: '!date', resolve: (text: string) => new Date(text) },
  { tag: '!file', resolve: fileOf },
  { tag: '!form', resolve: formOf },
  { tag: '!function', resolve: () => () => undefined },
];

/** The rows with the full names of their calls: `entities.Task.get`. */
function readTable(file: string): Row[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const { values, ...groups } = z
    .record(z.string(), z.unknown())
    .parse(parse(text, { customTags }));
  return Object.entries(groups).flatMap(([group, rows]) =>
    z
      .array(rowSchema)
      .parse(rows)
      .map((row) => ({ ...row, name: (group === 'client' ? '' : `${group}.`) + row.call[0] })),
  );
}

const calls = readTable('wire-calls.yaml');
const answers = readTable('wire-answers.yaml');

type CreateClient = (config: Parameters<typeof createClient>[0]) => object;

const vendors = [
  // The vendor's types differ from ours in details. The tape calls both with the arguments that ours accept.
  ['0.8.17', createLegacyClient as unknown as CreateClient],
  // As above.
  ['0.8.50', createCurrentClient as unknown as CreateClient],
] as const;

const pageUrl = 'https://site.example/About?plan=one';
const everyCall = {
  accept: 'application/json',
  authorization: 'Bearer token-of-user',
  'x-app-id': 'brazos',
  'x-origin-url': pageUrl,
};

beforeEach(() => {
  // The clients log, and the vendor's do so a lot.
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockReturnValue();
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const titled = (rows: Row[]) =>
  rows.map(
    (row, index) => [`${index}: ${row.name} ${JSON.stringify(row.call.slice(1))}`, row] as const,
  );

/** A client in a page, with a server that takes down what it sends. */
async function stage(create: CreateClient, ...given: Parameters<typeof record>) {
  const { url, tape } = await record(...given);
  const onError = vi.fn();
  const config = {
    serverUrl: url,
    appBaseUrl: url,
    appId: 'brazos',
    token: 'token-of-user',
    serviceToken: 'token-of-service',
    functionsVersion: 'v7',
    options: { onError },
    // By default, the vendor's client sends usage data.
    analytics: { enabled: false },
  };
  const client = create(config);
  onTestFinished(() => void memberOf(client, 'cleanup')());
  // Only now, since the vendor's clients would begin with the page's storage.
  const { page } = stubBrowser(pageUrl);
  /** What's sent to the server, or where the browser is sent; a connection only if it's asked for. */
  function sent(withSocket: boolean): Sent {
    const isWanted = ({ request }: Sent) => request.includes('socket.io') === withSocket;
    const { href } = page.location;
    const [path, query = ''] = href.replace(url, '').split('?');
    const left = href === pageUrl ? 'nothing' : `page ${path}?${decoded(query)}`;
    return tape.findLast(isWanted) ?? { request: left.replace(/\?$/, ''), headers: {}, body: null };
  }
  return { client, url, tape, sent, onError };
}

/** `entities.Task.get` of a client, bound to its object. */
function memberOf(client: object, name: string): (...given: unknown[]) => Promise<unknown> {
  const names = name.split('.');
  const last = names.pop() ?? '';
  // A public name leads through objects to a function; a wrong one fails the test.
  const owner = names.reduce((object, part) => Reflect.get(object, part) as object, client);
  return async (...given) => Reflect.get(owner, last).apply(owner, given);
}

/** Makes a row's call, and waits for what's to be sent. */
async function play(create: CreateClient, row: Row, wanted: string) {
  const { client, url, sent } = await stage(create, { body: row.gets });
  if (row.after) await memberOf(client, row.after)('c1');
  const outcome = await memberOf(client, row.name)(...row.call.slice(1));
  const isSocket = wanted.includes('socket.io');
  const [method = ''] = /^[A-Z]+ /.exec(wanted) ?? [];
  await vi.waitFor(() => expect(sent(isSocket).request).toContain(method), 5000);
  return {
    outcome: typeof outcome === 'string' ? outcome.replace(url, '') : outcome,
    sent: sent(isSocket),
  };
}

/** What a row says is sent, in full. */
function inFull({ sends, headers, body }: Pick<Row, 'sends' | 'headers' | 'body'>): Sent {
  const request = sends.replace(/^([A-Z]+) (?!\/)/, '$1 /api/apps/brazos/');
  if (!/^[A-Z]+ .api/.test(request)) return { request, headers: {}, body: null };
  const type = body === null ? undefined : { 'content-type': 'application/json' };
  const all = Object.entries(Object.assign({}, everyCall, type, ...headers));
  const kept = all.filter((header): header is [string, string] => header[1] !== null);
  return { request, headers: Object.fromEntries(kept), body };
}

function ofVendor({ but, ...row }: Row, version: string): Sent {
  const differs = (but?.only ?? version) === version;
  const { request = row.sends, headers = {}, body = row.body } = (differs && but) || {};
  // It declares a type for a body that it doesn't send. Our GET is a simple request, without a preflight for it.
  const typed = row.name === 'functions.fetch' ? [] : [{ 'content-type': 'application/json' }];
  return inFull({ sends: request, headers: [...typed, ...row.headers, headers], body });
}

/** Expects what a row says that the caller gets. @param usual unless the row says it */
function expectOutcome(outcome: unknown, { has, returns }: Row, usual?: unknown): void {
  const shown = typeof outcome === 'function' ? 'a function' : (outcome ?? null);
  if (has) expect(shown).toMatchObject(has);
  else expect(shown).toEqual(returns === undefined ? (usual ?? null) : returns);
}

describe('our client', () => {
  test.each(titled(calls.filter(({ refused }) => !refused)))('%s', async (_, row) => {
    const { outcome, sent } = await play(createClient, row, row.sends);
    expect(sent).toEqual(inFull(row));
    expectOutcome(outcome, row, /^[A-Z]/.test(row.sends) ? row.gets : null);
  });

  const others = [...calls.filter(({ refused }) => refused), ...answers];
  test.each(titled(others))('%s', async (_, row) => {
    const { client, tape, sent, onError } = await stage(createClient, ...(row.answers ?? []));
    const outcome = memberOf(client, row.name)(...row.call.slice(1));
    const { refused, unexpected, fails, requests } = row;
    const junk = `Unexpected response from the platform: ${unexpected}`;
    const failure =
      (refused && { code: 'not_sent', message: expect.stringContaining(refused) }) ||
      (unexpected && { code: 'unexpected_answer', data: null, message: junk }) ||
      fails;
    if (failure) await expect(outcome).rejects.toMatchObject({ name: 'PlatformError', ...failure });
    else expectOutcome(await outcome, row);
    // On a busy machine, time may run out first.
    const isLate = fails?.code === 'timeout' && tape.length < requests;
    if (!isLate) expect(tape).toHaveLength(refused ? 0 : requests);
    if (refused) expect(sent(false).request).toBe('nothing');
    if (!unexpected) expect(onError).toHaveBeenCalledTimes(fails ? 1 : 0);
  });

  test('has no public name without a row', () => {
    const client = createClient({ appId: 'brazos', serviceToken: 's' });
    const { entities, integrations, asServiceRole, ...others } = client;
    const named = namesOf({
      ...others,
      entities: { Task: entities.Task },
      integrations: { custom: integrations.custom },
      asServiceRole: { sso: asServiceRole.sso },
    });
    const isForAnyName = /^integrations\.(Core|crm)\.|^asServiceRole\.(?!sso)/;
    const inTable = calls.map(({ name }) => name).filter((name) => !isForAnyName.test(name));
    expect(new Set(inTable)).toEqual(new Set(named));
    const modules = calls.flatMap(({ name }) => /^asServiceRole\.(\w+)/.exec(name)?.[1] ?? []);
    expect(new Set(modules)).toEqual(new Set(Object.keys(asServiceRole)));
  });
});

function namesOf(owner: object): string[] {
  return Object.entries(owner).flatMap(([name, member]) =>
    typeof member === 'function' ? [name] : namesOf(member).map((inner) => `${name}.${inner}`),
  );
}

describe.each(vendors)('the vendor’s client %s', (version, create) => {
  const known = calls.filter((row) => !row.refused && row.since <= version);
  test.each(titled(known))('%s', async (_, row) => {
    const wanted = ofVendor(row, version);
    const { sent } = await play(create, row, wanted.request);
    expect(sent).toEqual(wanted);
  });
});
