import { expect, test } from 'vitest';
import { admin, operator } from '@/e2e/platform/testing';
import { type ClientFactory, refusal, rejection, signedInAs } from './client-factory';
import type { CurrentClient } from './contract-client';
import { customCallResult, user } from './response-schemas';

/** Covers the calls that the current generation adds, except those of `entities`. */
export function currentCallsSuite(setup: ClientFactory<CurrentClient>): void {
  test('auth: hasToken says whether there is a token', () => {
    const { client, platform } = setup();
    expect(client.auth.hasToken()).toBe(false);
    client.setToken(platform.tokenFor(operator));
    expect(client.auth.hasToken()).toBe(true);
    expect(signedInAs(setup, operator).client.auth.hasToken()).toBe(true);
  });

  test('auth: concurrent me() calls share one request', async () => {
    const { client, platform } = signedInAs(setup, operator);
    const [one, other] = await Promise.all([client.auth.me(), client.auth.me()]);
    expect(user.parse(one)).toEqual(other);
    expect(platform.events.recent()).toHaveLength(1);
    await client.auth.me();
    expect(platform.events.recent()).toHaveLength(2);
  });

  test.each([
    ['google', 'Google', '/api/apps/auth/login'],
    ['microsoft', 'Microsoft', '/api/apps/auth/microsoft/login'],
    ['facebook', 'Facebook', '/api/apps/auth/facebook/login'],
    ['apple', 'Apple', '/api/apps/auth/apple/login'],
    ['sso', 'SSO', '/api/apps/brazos/auth/sso/login'],
  ])('auth: loginWithProvider opens the page of %s with a return URL', async (id, name, path) => {
    const { client, fakeWindow, platform } = setup();
    await fakeWindow.withGlobalWindow(() => client.auth.loginWithProvider(id, '/ISO?part=6'));
    const url = new URL(fakeWindow.page.url());
    expect(url.origin + url.pathname).toBe(platform.url + path);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      app_id: platform.appId,
      from_url: `${platform.url}/ISO?part=6`,
    });
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`Sign in with ${name}`);
  });

  test('app: reads the public settings, or why they’re refused', async () => {
    const { client, platform } = setup();
    // The vendor's types say that public_settings is a string; the contract says an object.
    expect(await client.app.getPublicSettings()).toEqual({
      id: platform.appId,
      public_settings: { requires_login: false },
    });
    platform.access.set({ mode: 'private' });
    expect(await refusal(client.app.getPublicSettings())).toMatchObject({
      status: 403,
      message: 'Authentication required',
      data: { extra_data: { reason: 'auth_required' } },
    });
  });

  test('users: invites with a known role only', async () => {
    const { client, platform } = signedInAs(setup, admin);
    await client.users.inviteUser('nora@plant.example', 'user');
    expect(platform.events.recent()).toContainEqual(
      expect.objectContaining({ type: 'mail', to: 'nora@plant.example', what: 'invitation' }),
    );
    const sent = platform.events.recent().length;
    // A caller in plain JavaScript can do this.
    const owner = 'owner' as 'admin';
    expect(await rejection(client.users.inviteUser('x@y.example', owner))).toMatchObject({
      message: expect.stringMatching(/role must be (either )?"user" or "admin"/i),
    });
    expect(platform.events.recent()).toHaveLength(sent);
  });

  test('functions: fetch makes any request to a path, and resolves to any response', async () => {
    const { functions } = signedInAs(setup, operator).client;
    const answer = await functions.fetch('/echo/units/7?level=2', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: '{"open":true}',
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      data: { level: '2', open: true },
      user: operator,
      request: { method: 'PUT', path: '/units/7' },
    });
    expect((await functions.fetch('fail?status=409')).status).toBe(409);
  });

  test('integrations: calls a custom integration', async () => {
    const { custom } = signedInAs(setup, operator).client.integrations;
    const called = await custom.call('crm', 'post:/users/{id}', {
      payload: { name: 'Nora' },
      pathParams: { id: '7' },
      queryParams: { notify: true },
      headers: { 'X-Trace': '1' },
    });
    expect(customCallResult.parse(called)).toEqual({
      success: true,
      status_code: 200,
      data: {
        slug: 'crm',
        method: 'POST',
        path: '/users/7',
        payload: { name: 'Nora' },
        query: { notify: true },
        headers: { 'X-Trace': '1' },
      },
    });
    expect(await rejection(custom.call('crm', 'get:/fail'))).toMatchObject({
      status: 502,
      message: 'crm failed',
      code: 'api_failed',
    });
  });

  test('integrations: rejects a custom call without a slug or an operation before sending it', async () => {
    const { client, platform } = signedInAs(setup, operator);
    const { custom } = client.integrations;
    expect(await rejection(custom.call(' ', 'get:/users'))).toMatchObject({
      message: expect.stringContaining('slug'),
    });
    expect(await rejection(custom.call('crm', ''))).toMatchObject({
      message: expect.stringMatching(/operation/i),
    });
    expect(platform.events.recent()).toEqual([]);
  });

  test('agents: the Telegram URL works when signed in and redirects to sign-in otherwise', async () => {
    const { client } = signedInAs(setup, operator);
    const page = await fetch(client.agents.getTelegramConnectURL('Milam & Bowie'));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('on Telegram');
    const signedOut = await fetch(setup().client.agents.getTelegramConnectURL('Milam & Bowie'));
    expect(new URL(signedOut.url).pathname).toBe('/login');
  });

  test('sso: gives the service role the ID token of the user whose token the client has', async () => {
    const { platform } = setup();
    const token = platform.tokenFor(operator);
    const { client } = setup({ serviceToken: platform.serviceToken, token });
    const { sso } = client.asServiceRole;
    const { id } = user.parse(await client.auth.me());
    expect(await sso.getIdToken(id)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const other = user.parse(await signedInAs(setup, admin).client.auth.me());
    expect(await refusal(sso.getIdToken(other.id))).toMatchObject({
      status: 403,
    });
  });
}
