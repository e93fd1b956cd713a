import { expect, test } from 'vitest';
import { call, operator, testPlatform } from '../testing';

const running = testPlatform();
const base = '/apps/brazos/integration-endpoints';
const ask = (path: string, init: Parameters<typeof call>[2]) =>
  call(running.platform, base + path, { token: running.platform.tokenFor(operator), ...init });

function upload(file: File, field = 'file'): Promise<Response> {
  const body = new FormData();
  body.set(field, file);
  return ask('/Core/UploadFile', { method: 'POST', body });
}

test('serves an uploaded script as a binary download, whatever the client says its type is', async () => {
  const stored = await upload(new File(['alert(1)'], 'a.js', { type: 'text/javascript' }));
  const { headers } = await fetch((await stored.json()).file_url);
  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

test('serves a private file only by its own signed URL, until tokens are revoked', async () => {
  const body = new FormData();
  body.set('file', new File(['secret'], 'plan.txt'));
  const stored = await ask('/Core/UploadPrivateFile', { method: 'POST', body });
  const { file_uri } = await stored.json();
  const id = file_uri.replace('private/', '');
  const sign = (json: object) => ask('/Core/CreateFileSignedUrl', { json });
  const { signed_url } = await (await sign({ file_uri })).json();
  expect(await (await fetch(signed_url)).text()).toBe('secret');

  const { platform } = running;
  const address = `${platform.url}/api/apps/brazos/private-files/${id}`;
  const other = await (await sign({ file_uri: `private/${'0'.repeat(24)}` })).json();
  const token = new URL(other.signed_url).searchParams.get('token');
  for (const query of [
    '',
    '?token=x',
    `?token=${token}`,
    `?token=${platform.tokenFor(operator)}`,
  ]) {
    const refused = await fetch(address + query);
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'signature_wrong']);
  }
  expect((await fetch(`${platform.url}/api/apps/brazos/files/${id}`)).status).toBe(404);
  expect((await fetch(other.signed_url)).status).toBe(404);
  const me = await call(platform, '/apps/brazos/entities/User/me', { token: token ?? '' });
  expect(me.status).toBe(401);
  for (const json of [{ file_uri: 'x' }, { file_uri, expires_in: 0 }, {}]) {
    expect((await sign(json)).status).toBe(422);
  }
  platform.revokeTokens();
  expect((await fetch(signed_url)).status).toBe(403);
});
