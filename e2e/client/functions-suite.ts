import { expect, test } from 'vitest';
import { operator } from '@/e2e/platform/testing';
import { type ClientFactory, refusal, rejection, signedInAs } from './client-factory';
import { fileUri, fileUrl, functionResponse, image, signedUrl } from './response-schemas';

const plan = () => new File(['Area 4, level 2'], 'plan ä.txt', { type: 'text/plain' });

/** Covers functions and integrations, with JSON and with files. */
export function functionsSuite(setup: ClientFactory): void {
  test('functions: passes named parameters unchanged and returns the whole response', async () => {
    const { client, fakeWindow, platform } = setup({ functionsVersion: 'v7' });
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

  test('functions: sends parameters that include a file as a form', async () => {
    const { client } = setup();
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

  test('functions: a failed call rejects with its status', async () => {
    const { client } = setup();
    const failed = client.functions.invoke('fail', { status: 409, message: 'Pump 3 runs' });
    // Here, the vendor's client rejects with its HTTP library's error; of an API error's fields, it has only `status`.
    expect(await rejection(failed)).toMatchObject({ status: 409 });
  });

  test('functions and integrations: reject a string before sending anything', async () => {
    const { client, platform } = setup();
    // A caller in plain JavaScript can do this.
    const text = 'pump 3' as unknown as Record<string, unknown>;
    const suffix = 'must receive an object with named parameters, received: pump 3';
    expect(await rejection(client.functions.invoke('echo', text))).toMatchObject({
      message: `Function echo ${suffix}`,
    });
    const invoke = client.integrations.Core?.InvokeLLM;
    expect(await rejection(invoke?.(text) ?? Promise.resolve())).toMatchObject({
      message: `Integration InvokeLLM ${suffix}`,
    });
    expect(platform.events.recent()).toEqual([]);
  });

  /** Calls an endpoint of the Core package as the operator. */
  const core = (endpoint: string, params: Record<string, unknown>) =>
    signedInAs(setup, operator).client.integrations.Core?.[endpoint]?.(params);

  test('integrations: the model returns text, or an object that matches the schema', async () => {
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

  test('integrations: uploads a file, serves it, and extracts data from it', async () => {
    const { file_url } = fileUrl.parse(await core('UploadFile', { file: plan() }));
    expect(await (await fetch(file_url)).text()).toBe('Area 4, level 2');
    const json_schema = { type: 'object', properties: { area: { type: 'string' } } };
    expect(await core('ExtractDataFromUploadedFile', { file_url, json_schema })).toEqual({
      area: expect.stringContaining('Area 4'),
    });
  });

  test('integrations: serves a private file only at a signed URL', async () => {
    const { file_uri } = fileUri.parse(await core('UploadPrivateFile', { file: plan() }));
    const { signed_url } = signedUrl.parse(
      await core('CreateFileSignedUrl', { file_uri, expires_in: 60 }),
    );
    expect(await (await fetch(signed_url)).text()).toBe('Area 4, level 2');
    const { origin, pathname } = new URL(signed_url);
    expect((await fetch(origin + pathname)).status).toBe(403);
  });

  test('integrations: sends email and calls an installed package', async () => {
    const { client, platform } = signedInAs(setup, operator);
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
    expect(await refusal(failed)).toMatchObject({
      status: 503,
      message: 'No forecast',
    });
    const unknown = Core?.Nothing?.({}) ?? Promise.resolve();
    expect(await refusal(unknown)).toMatchObject({ status: 404 });
  });
}
