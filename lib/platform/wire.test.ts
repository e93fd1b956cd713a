import { createClient as createLegacyClient } from '@base44/sdk';
import { createClient as createCurrentClient } from 'base44-sdk-current';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from './index';
import { stubBrowser } from './testing-browser';
import type { Call, Version } from './wire-call';
import { calls } from './wire-calls';
import { decoded, record, type Sent } from './wire-recorder';

const titled = (given: Call[]) =>
  given.map((call, index) => [`${call.name}, ${index}: ${call.request}`, call] as const);

type CreateClient = (config: Parameters<typeof createClient>[0]) => object;

// The vendor's types differ from ours in details. The tape calls both with the arguments that ours accept.
const createVendorLegacyClient = createLegacyClient as unknown as CreateClient;
// As above.
const createVendorClient = createCurrentClient as unknown as CreateClient;
const vendors = [
  ['0.8.17', createVendorLegacyClient],
  ['0.8.50', createVendorClient],
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

/** A client in a page, with a server that takes down what it sends. */
async function stage(create: CreateClient, answer: unknown) {
  const { url, tape } = await record({ body: answer });
  const config = {
    serverUrl: url,
    appBaseUrl: url,
    appId: 'brazos',
    token: 'token-of-user',
    serviceToken: 'token-of-service',
    functionsVersion: 'v7',
    // By default, the vendor's client sends usage data.
    analytics: { enabled: false },
  };
  const client = create(config);
  onTestFinished(() => void memberOf(client, 'cleanup')());
  // Only now, since the vendor's clients would begin with the page's storage.
  const { page } = stubBrowser(pageUrl);
  /** `page /login?…` when the browser has been sent elsewhere. */
  function left(): string {
    const { href } = page.location;
    const [path, query] = href.replace(url, '').split('?');
    if (href === pageUrl) return 'nothing';
    return `page ${path}${query === undefined ? '' : `?${decoded(query)}`}`;
  }
  return { client, tape, left };
}

/** What a call sends, waited for if something is wanted, and what the call resolves to. */
async function play(create: CreateClient, call: Call, wanted: Sent) {
  const { client, tape, left } = await stage(create, call.answer);
  if (call.before !== '') await memberOf(client, call.before)('c1');
  const outcome = await memberOf(client, call.name)(...call.given);
  const isSocket = ({ request }: Sent) => request.includes('socket.io');
  // A connection, and what the earlier call reads, are on the tape too.
  const isOther = (one: Sent) =>
    isSocket(one) !== isSocket(wanted) || (call.before !== '' && one.request.startsWith('GET'));
  const sent = () => tape.find((one) => !isOther(one));
  if (/^[A-Z]/.test(wanted.request)) await vi.waitFor(() => expect(sent()).toBeDefined(), 5000);
  return { outcome, sent: sent() ?? { request: left(), headers: {}, body: null } };
}

/** `entities.Task.get` of a client, bound to its object. */
function memberOf(client: object, name: string): (...given: unknown[]) => Promise<unknown> {
  const names = name.split('.');
  const last = names.pop() ?? '';
  // A public name leads through objects to a function; a wrong one fails the test.
  const owner = names.reduce((object, part) => Reflect.get(object, part) as object, client);
  return async (...given) => Reflect.get(owner, last).apply(owner, given);
}

/** What a row says is sent, in full. */
function inFull({ request: short, headers, body }: Sent): Sent {
  const request = short.replace(/^([A-Z]+) (?!\/)/, '$1 /api/apps/brazos/');
  if (!/^[A-Z]+ .api/.test(request)) return { request, headers: {}, body: null };
  const type = body === null ? undefined : { 'content-type': 'application/json' };
  return { request, headers: { ...everyCall, ...type, ...headers }, body };
}

function ofVendor(call: Call, version: Version): Sent {
  const difference = call.differences.find(({ only = version }) => only === version);
  const { request = call.request, headers, body = call.body } = difference ?? {};
  const sent = inFull({ request, headers: call.headers, body });
  // It declares a type for a body that it doesn't send. Our GET is a simple request, without a preflight for it.
  const isTyped = sent.headers.accept === everyCall.accept;
  const type = isTyped ? { 'content-type': 'application/json' } : undefined;
  return { ...sent, headers: dropUndefined({ ...type, ...sent.headers, ...headers }) };
}

function dropUndefined(given: Record<string, string | undefined>): Record<string, string> {
  const kept = Object.entries(given).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(kept);
}

describe('our client', () => {
  test.each(titled(calls))('%s', async (_, call) => {
    const { outcome, sent } = await play(createClient, call, inFull(call));
    expect(sent).toEqual(inFull(call));
    expect(outcome).toEqual(call.result);
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
  const known = calls.filter((call) => call.version <= version);
  test.each(titled(known))('%s', async (_, call) => {
    const wanted = ofVendor(call, version);
    const { sent } = await play(create, call, wanted);
    expect(sent).toEqual(wanted);
  });
});
