import { expect, test } from 'vitest';
import { operator } from '@/e2e/platform/testing';
import { type ClientFactory, rejection, signedInAs } from './client-factory';
import { apiError, fileUri, fileUrl, functionResponse, image, signedUrl } from './response-schemas';

const plan = () => new File(['Area 4, level 2'], 'plan ä.txt', { type: 'text/plain' });

/** Functions and integrations, as JSON and with files. */
export function functionsSuite(begin: ClientFactory): void {
  test('functions: named parameters arrive as they are, and the whole response comes back', async () => {
    const { client, fakeWindow, platform } = begin({ functionsVersion: 'v7' });
    client.setToken(platform.tokenFor(operator));
    const params = { unit: 'U1', readings: { level: 0.5 }, tags: ['a', null], none: null };
    const echo = await fakeWindow.withGlobalWindow(() => client.functions.invoke('echo', params));
    expect(functionResponse.parse(echo)).toMatchObject({
      status: 200,
      data: {
        data: params,
        files: [],
        user: operator,
        functions_version: 'v7',
        app_id: platform.appId,
        origin_url: `${platform.url}/About?view=team`,
      },
    });
  });

  test('functions: with a file the parameters go as a form', async () => {
    const { client } = begin();
    const echo = await client.functions.invoke('echo', {
      file: plan(),
      note: 'Größe 3',
      options: { deep: [1] },
    });
    expect(functionResponse.parse(echo).data).toMatchObject({
      data: { note: 'Größe 3', options: { deep: [1] } },
      files: [{ field: 'file', name: 'plan ä.txt', size: 15, type: 'text/plain' }],
      user: null,
    });
  });

  test('functions: one that fails rejects with its status', async () => {
    const { client } = begin();
    const failed = client.functions.invoke('fail', { status: 409, message: 'Pump 3 runs' });
    // The vendor's rejects with the error of its HTTP library here, which has the status alone of what
    // every API error is to carry.
    expect(await rejection(failed)).toMatchObject({ status: 409 });
  });

  test('functions and integrations: a plain text is refused before anything is sent', async () => {
    const { client, platform } = begin();
    // What a caller without types can do.
    const text = 'pump 3' as unknown as Record<string, unknown>;
    const words = 'must receive an object with named parameters, received: pump 3';
    expect(await rejection(client.functions.invoke('echo', text))).toMatchObject({
      message: `Function echo ${words}`,
    });
    const invoke = client.integrations.Core?.InvokeLLM;
    expect(await rejection(invoke?.(text) ?? Promise.resolve())).toMatchObject({
      message: `Integration InvokeLLM ${words}`,
    });
    expect(platform.events.recent()).toEqual([]);
  });

  /** Calls an endpoint of the package Core as the operator. */
  const core = (endpoint: string, params: Record<string, unknown>) =>
    signedInAs(begin, operator).client.integrations.Core?.[endpoint]?.(params);

  test('integrations: the model answers with a text, or with an object of the schema', async () => {
    const prompt = 'Why did pump 3 stop?';
    expect(await core('InvokeLLM', { prompt })).toEqual(expect.stringContaining(prompt));
    const response_json_schema = {
      type: 'object',
      properties: { risk: { type: 'string', enum: ['low', 'high'] }, count: { type: 'number' } },
    };
    expect(await core('InvokeLLM', { prompt, response_json_schema })).toEqual({
      risk: 'low',
      count: 0,
    });
    const picture = image.parse(await core('GenerateImage', { prompt }));
    expect((await fetch(picture.url)).headers.get('content-type')).toMatch(/^image\//);
  });

  test('integrations: a file is uploaded, read, and looked into', async () => {
    const { file_url } = fileUrl.parse(await core('UploadFile', { file: plan() }));
    expect(await (await fetch(file_url)).text()).toBe('Area 4, level 2');
    const json_schema = { type: 'object', properties: { area: { type: 'string' } } };
    expect(await core('ExtractDataFromUploadedFile', { file_url, json_schema })).toEqual({
      area: expect.stringContaining('Area 4'),
    });
  });

  test('integrations: a private file is read by a signed address alone', async () => {
    const { file_uri } = fileUri.parse(await core('UploadPrivateFile', { file: plan() }));
    const { signed_url } = signedUrl.parse(
      await core('CreateFileSignedUrl', { file_uri, expires_in: 60 }),
    );
    expect(await (await fetch(signed_url)).text()).toBe('Area 4, level 2');
    const { origin, pathname } = new URL(signed_url);
    expect((await fetch(origin + pathname)).status).toBe(403);
  });

  test('integrations: a mail is sent, an installed package is called', async () => {
    const { client, platform } = signedInAs(begin, operator);
    const { Core, weather } = client.integrations;
    await Core?.SendEmail?.({ to: 'x@y.example', subject: 'Shift over', body: 'All quiet' });
    expect(platform.events.recent()).toContainEqual(
      expect.objectContaining({ type: 'mail', to: 'x@y.example', code: 'Shift over' }),
    );
    expect(await weather?.Forecast?.({ site: 'Houston', map: plan() })).toMatchObject({
      package: 'weather',
      endpoint: 'Forecast',
      data: { site: 'Houston' },
      files: [{ field: 'map', name: 'plan ä.txt' }],
    });
    const failed = weather?.Fail?.({ status: 503, message: 'No forecast' }) ?? Promise.resolve();
    expect(apiError.parse(await rejection(failed))).toMatchObject({
      status: 503,
      message: 'No forecast',
    });
    const unknown = Core?.Nothing?.({}) ?? Promise.resolve();
    expect(apiError.parse(await rejection(unknown))).toMatchObject({ status: 404 });
  });
}
