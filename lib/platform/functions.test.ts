import { describe, expect, test } from 'vitest';
import { createClient } from './client';
import { failureOf, respondWith, serve } from './testing';

function clientOf(serverUrl: string, more: { functionsVersion?: string } = {}) {
  return createClient({ serverUrl, appId: 'brazos', serviceToken: 's', ...more });
}

describe('version', () => {
  test('is sent with functions only, including the service’s', async () => {
    const server = await respondWith({});
    const client = clientOf(server.url, { functionsVersion: 'v7' });
    for (const { functions } of [client, client.asServiceRole]) {
      await functions.invoke('run');
      expect(server.headers()['base44-functions-version']).toBe('v7');
    }
    await client.integrations.Core.Run({});
    expect(server.headers()).not.toHaveProperty('base44-functions-version');
  });

  test.each([{}, { functionsVersion: '' }])('isn’t sent with %j', async (config) => {
    const server = await respondWith({});
    await clientOf(server.url, config).functions.invoke('run');
    expect(server.headers()).not.toHaveProperty('base44-functions-version');
  });
});

describe('response of a function', () => {
  const invoke = async (type: string | null, body: string, status = 200) => {
    const server = await serve((_, response) => {
      response.writeHead(status, type === null ? {} : { 'content-type': type, 'X-Made': 'today' });
      response.end(body);
    });
    return clientOf(server.url).functions.invoke('run');
  };

  test('includes status and headers', async () => {
    const answer = await invoke('application/json', '{"a":1}', 201);
    expect(answer).toMatchObject({ data: { a: 1 }, status: 201, headers: { 'x-made': 'today' } });
  });

  test('is text when it declares another type than JSON', async () => {
    expect((await invoke('text/csv', 'a,b\n1,2')).data).toBe('a,b\n1,2');
    expect((await invoke('text/html', '<p>done</p>')).data).toBe('<p>done</p>');
    expect((await invoke('text/plain', '')).data).toBeNull();
  });

  test.each(['application/json', 'application/problem+json', null])(
    'of type %s is unexpected unless it’s JSON',
    async (type) => {
      expect((await failureOf(invoke(type, '{"a":'))).code).toBe('unexpected_answer');
    },
  );

  test('has to be JSON for any other call', async () => {
    const server = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>done</p>');
    });
    const failure = await failureOf(clientOf(server.url).integrations.Core.Run({}));
    expect(failure.code).toBe('unexpected_answer');
  });
});
