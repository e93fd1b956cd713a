import { expect, test } from 'vitest';
import { call, operator, testPlatform } from '../testing';

const running = testPlatform();
test('serves an uploaded script as a binary download, whatever the client says its type is', async () => {
  const body = new FormData();
  body.set('file', new File(['alert(1)'], 'a.js', { type: 'text/javascript' }));
  const token = running.platform.tokenFor(operator);
  const address = '/apps/brazos/integration-endpoints/Core/UploadFile';
  const stored = await call(running.platform, address, { method: 'POST', body, token });
  const { headers } = await fetch((await stored.json()).file_url);
  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});
