import { expect, test } from 'vitest';
import { admin, operator } from '@/e2e/platform/testing';
import { type ClientFactory, refusal, rejection, signedInAs } from './client-factory';
import { conversation, functionResponse, record, ssoToken, user } from './response-schemas';

/** Covers app logs, the service role, and the client's own methods. */
export function serviceSuite(setup: ClientFactory): void {
  test('appLogs: logs, lists, and counts a user’s visits', async () => {
    const { client } = signedInAs(setup, admin);
    for (const page of ['Home', 'About', 'Home']) await client.appLogs.logUserInApp(page);
    expect(await client.appLogs.fetchLogs({ limit: 2 })).toMatchObject([
      { page: 'Home', user_email: admin },
      { page: 'About', user_email: admin },
    ]);
    expect(await client.appLogs.getStats()).toMatchObject({
      total: 3,
      pages: [
        { page: 'Home', visits: 2 },
        { page: 'About', visits: 1 },
      ],
    });
    const { client: other } = signedInAs(setup, operator);
    expect(await refusal(other.appLogs.fetchLogs())).toMatchObject({
      status: 403,
    });
  });

  test('asServiceRole throws on access without a service token', () => {
    expect(() => setup().client.asServiceRole).toThrow(
      'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
    );
  });

  test('asServiceRole can access every user’s data', async () => {
    const { platform } = setup();
    const token = platform.tokenFor(operator);
    const { client } = setup({ serviceToken: platform.serviceToken, token });
    const { entities, functions, integrations, agents, appLogs, sso } = client.asServiceRole;
    const own = user.parse(await client.auth.me());
    const created = record.parse(await entities.Task?.create({ title: 'By a server' }));
    expect(created.created_by_id).not.toBe(own.id);
    expect(await client.entities.Task?.get(created.id)).toEqual(created);
    expect(user.array().parse(await entities.User?.list('email', 1))).toMatchObject([
      { email: admin },
    ]);
    expect(functionResponse.parse(await functions.invoke('echo', {})).data).toMatchObject({
      user: created.created_by,
    });
    expect(await integrations.weather?.Forecast?.({})).toMatchObject({ endpoint: 'Forecast' });
    const theirs = conversation.parse(
      await client.agents.createConversation({ agent_name: 'Milam' }),
    );
    expect(await agents.getConversation(theirs.id)).toEqual(theirs);
    expect(await appLogs.getStats()).toMatchObject({ total: 0 });

    // It gets an SSO token only for the user whose token the client has.
    const { access_token } = ssoToken.parse(await sso.getAccessToken(own.id));
    const asThem = setup({ token: access_token }).client;
    expect(await asThem.auth.me()).toMatchObject({ email: operator });
    const other = user.parse(await signedInAs(setup, admin).client.auth.me());
    expect(await refusal(sso.getAccessToken(other.id))).toMatchObject({
      status: 403,
    });
    // The client itself is still signed in as the user.
    expect(await client.auth.me()).toEqual(own);
  });

  test('the client returns its configuration and reports errors to onError', async () => {
    const errors: Error[] = [];
    const { client, platform } = setup({ options: { onError: (error) => errors.push(error) } });
    expect(client.getConfig()).toMatchObject({ serverUrl: platform.url, appId: platform.appId });
    const error = await rejection(client.auth.me());
    expect(errors).toEqual([error]);
    client.cleanup();
    // The client still works after cleanup.
    expect(await client.auth.isAuthenticated()).toBe(false);
  });
}
