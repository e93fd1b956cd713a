import { expect, test } from 'vitest';
import { admin, lastMailCode, operator } from '@/e2e/platform/testing';
import { forEachClient, forEachCurrentClient, refusal, type Setup, signedInAs } from './clients';
import { record, user } from './response-schemas';

/** A client that has a service token, and acts for the operator. */
function serviceOf(setup: Setup) {
  const { platform } = setup();
  const token = platform.tokenFor(operator);
  return setup({ serviceToken: platform.serviceToken, token }).client;
}

forEachClient((setup) => {
  test('the app logs a user’s visits, which only an admin may read', async () => {
    const { appLogs } = signedInAs(setup, admin).client;
    for (const page of ['Home', 'About', 'Home']) await appLogs.logUserInApp(page);
    expect(await appLogs.fetchLogs({ limit: 2 })).toMatchObject([
      { page: 'Home', user_email: admin },
      { page: 'About', user_email: admin },
    ]);
    expect(await appLogs.getStats()).toMatchObject({
      total: 3,
      pages: [
        { page: 'Home', visits: 2 },
        { page: 'About', visits: 1 },
      ],
    });
    const { client: other } = signedInAs(setup, operator);
    expect(await refusal(other.appLogs.fetchLogs())).toMatchObject({ status: 403 });
  });

  test('asServiceRole can access every user’s data', async () => {
    const client = serviceOf(setup);
    const { entities, functions, integrations, agents, appLogs, sso } = client.asServiceRole;
    const own = user.parse(await client.auth.me());
    const created = record.parse(await entities.Task.create({ title: 'By a server' }));
    expect(created.created_by_id).not.toBe(own.id);
    expect(await client.entities.Task.get(created.id)).toEqual(created);
    expect(await entities.User.list('email', 1)).toMatchObject([{ email: admin }]);
    const { data } = await functions.invoke('echo', {});
    expect(data).toMatchObject({ user: created.created_by });
    expect(await integrations.weather.Forecast({})).toMatchObject({ endpoint: 'Forecast' });
    const theirs = await client.agents.createConversation({ agent_name: 'Milam' });
    expect(await agents.getConversation(theirs.id)).toEqual(theirs);
    expect(await appLogs.getStats()).toMatchObject({ total: 0 });

    // It gets an SSO token only for the user whose token the client has.
    const granted = await sso.getAccessToken(own.id);
    expect(granted).toEqual({ access_token: expect.any(String) });
    const { access_token: token } = granted as { access_token: string };
    expect(await setup({ token }).client.auth.me()).toMatchObject({ email: operator });
    const other = await signedInAs(setup, admin).client.auth.me();
    expect(await refusal(sso.getAccessToken(other.id))).toMatchObject({ status: 403 });
    // The client itself is still signed in as the user.
    expect(await client.auth.me()).toEqual(own);
  });
});

forEachCurrentClient((setup) => {
  test('asServiceRole gets the ID token of the user whose token the client has', async () => {
    const client = serviceOf(setup);
    const { sso } = client.asServiceRole;
    const { id } = await client.auth.me();
    expect(await sso.getIdToken(id)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const other = await signedInAs(setup, admin).client.auth.me();
    expect(await refusal(sso.getIdToken(other.id))).toMatchObject({ status: 403 });
  });

  test('the app has public settings, or says why they’re refused', async () => {
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

  test('users.inviteUser sends an invitation', async () => {
    const { client, platform } = signedInAs(setup, admin);
    const to = 'nora@plant.example';
    await client.users.inviteUser(to, 'user');
    expect(lastMailCode(platform, { to, what: 'invitation' })).not.toBe('no mail');
  });
});
