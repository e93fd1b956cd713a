import { expect, test } from 'vitest';
import { admin, operator } from '@/e2e/platform/testing';
import { type ClientFactory, rejection, signedInAs } from './client-factory';
import {
  apiError,
  conversation,
  functionResponse,
  record,
  ssoToken,
  user,
} from './response-schemas';

/** App logs, the service role, and the client's own calls. */
export function serviceSuite(begin: ClientFactory): void {
  test('appLogs: a user’s visits are logged, listed and counted', async () => {
    const { client } = signedInAs(begin, admin);
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
    const { client: other } = signedInAs(begin, operator);
    expect(apiError.parse(await rejection(other.appLogs.fetchLogs()))).toMatchObject({
      status: 403,
    });
  });

  test('asServiceRole needs a service token, and says so as soon as it is read', () => {
    expect(() => begin().client.asServiceRole).toThrow(
      'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
    );
  });

  test('asServiceRole does for any user what users can', async () => {
    const { platform } = begin();
    const token = platform.tokenFor(operator);
    const { client } = begin({ serviceToken: platform.serviceToken, token });
    const { entities, functions, integrations, agents, appLogs, sso } = client.asServiceRole;
    const own = user.parse(await client.auth.me());
    const made = record.parse(await entities.Task?.create({ title: 'By a server' }));
    expect(made.created_by_id).not.toBe(own.id);
    expect(await client.entities.Task?.get(made.id)).toEqual(made);
    expect(user.array().parse(await entities.User?.list('email', 1))).toMatchObject([
      { email: admin },
    ]);
    expect(functionResponse.parse(await functions.invoke('echo', {})).data).toMatchObject({
      user: made.created_by,
    });
    expect(await integrations.weather?.Forecast?.({})).toMatchObject({ endpoint: 'Forecast' });
    const theirs = conversation.parse(
      await client.agents.createConversation({ agent_name: 'Milam' }),
    );
    expect(await agents.getConversation(theirs.id)).toEqual(theirs);
    expect(await appLogs.getStats()).toMatchObject({ total: 0 });

    // On behalf of the user whose token the client has; of others not.
    const { access_token } = ssoToken.parse(await sso.getAccessToken(own.id));
    const asThem = begin({ token: access_token }).client;
    expect(await asThem.auth.me()).toMatchObject({ email: operator });
    const other = user.parse(await signedInAs(begin, admin).client.auth.me());
    expect(apiError.parse(await rejection(sso.getAccessToken(other.id)))).toMatchObject({
      status: 403,
    });
    // The user stays who they were beside it.
    expect(await client.auth.me()).toEqual(own);
  });

  test('the client says what it was made with, and tells of what fails', async () => {
    const failed: Error[] = [];
    const { client, platform } = begin({ options: { onError: (error) => failed.push(error) } });
    expect(client.getConfig()).toMatchObject({ serverUrl: platform.url, appId: platform.appId });
    const error = await rejection(client.auth.me());
    expect(failed).toEqual([error]);
    client.cleanup();
    // What is cleaned up can still be used.
    expect(await client.auth.isAuthenticated()).toBe(false);
  });
}
