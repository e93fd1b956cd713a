import { expect, test } from 'vitest';
import { type Client, createClient } from './client';
import { failureOf, serve } from './testing';

const calls: [string, (client: Client) => Promise<unknown>, unknown][] = [
  ['delete', ({ entities }) => entities.Task.delete('7'), { success: true }],
  ['deleteMany', ({ entities }) => entities.Task.deleteMany({}), { success: true }],
  ['updateMe', ({ auth }) => auth.updateMe({ full_name: 'Ada' }), null],
  ['logUserInApp', ({ appLogs }) => appLogs.logUserInApp('ISO'), undefined],
];

async function clientOf(status: number, type: string | null, body: string): Promise<Client> {
  const server = await serve((_, response) => {
    response.writeHead(status, type === null ? {} : { 'content-type': type }).end(body);
  });
  return createClient({ serverUrl: server.url, appId: 'brazos' });
}

test.each(calls)('%s takes an empty or unusual response as success', async (_, call, result) => {
  for (const [status, type, body] of [
    [204, 'application/json', ''],
    [200, 'application/json', '[]'],
    [200, 'text/plain', 'OK'],
    [200, null, '"OK"'],
  ] as const) {
    expect(await call(await clientOf(status, type, body))).toEqual(result);
  }
});

test('a web page isn’t a success of a change', async () => {
  const client = await clientOf(200, 'text/html', '<p>Sign in to the network</p>');
  for (const [, call] of calls.slice(0, 3)) {
    expect((await failureOf(call(client))).message).toContain('a web page');
  }
});
