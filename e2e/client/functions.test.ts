import { expect, test } from 'vitest';
import { operator } from '@/e2e/platform/testing';
import { forEachClient, forEachCurrentClient, refusal, rejection, signedInAs } from './clients';

const plan = () => new File(['Area 4, level 2'], 'plan ä.txt', { type: 'text/plain' });

forEachClient((setup) => {
  test('a function gets named parameters unchanged, and its whole response is returned', async () => {
    const { client, withWindow, platform } = setup({ functionsVersion: 'v7' });
    client.setToken(platform.tokenFor(operator));
    const params = { unit: 'U1', readings: { level: 0.5 }, tags: ['a', null], none: null };
    expect(await withWindow(() => client.functions.invoke('echo', params))).toMatchObject({
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

  test('a function gets parameters that include a file as a form', async () => {
    const params = { file: plan(), note: 'Größe 3', options: { deep: [1] } };
    const { data } = await setup().client.functions.invoke('echo', params);
    expect(data).toMatchObject({
      data: { note: 'Größe 3', options: { deep: [1] } },
      files: [{ field: 'file', name: 'plan ä.txt', size: 15, type: 'text/plain' }],
      user: null,
    });
  });

  test('a function that fails rejects with its status', async () => {
    const failed = setup().client.functions.invoke('fail', { status: 409, message: 'Pump 3 runs' });
    // Here, the vendor's client rejects with its HTTP library's error; of an API error's fields, it has only `status`.
    expect(await rejection(failed)).toMatchObject({ status: 409 });
  });

  const core = () => signedInAs(setup, operator).client.integrations.Core;

  test('the model returns text, or an object that matches the schema', async () => {
    const prompt = 'Why did pump 3 stop?';
    expect(await core().InvokeLLM({ prompt })).toContain(prompt);
    const response_json_schema = {
      type: 'object',
      properties: { risk: { type: 'string', enum: ['low', 'high'] }, count: { type: 'number' } },
    };
    const structured = await core().InvokeLLM({ prompt, response_json_schema });
    expect(structured).toEqual({ risk: 'low', count: 0 });
  });

  test('uploads a file and serves it', async () => {
    const { file_url } = await core().UploadFile({ file: plan() });
    expect(await (await fetch(file_url)).text()).toBe('Area 4, level 2');
  });

  test('sends email and calls an installed package', async () => {
    const { client, platform } = signedInAs(setup, operator);
    const { Core, weather } = client.integrations;
    await Core.SendEmail({ to: 'x@y.example', subject: 'Shift over', body: 'All quiet' });
    expect(platform.events.recent()).toContainEqual(
      expect.objectContaining({ type: 'mail', to: 'x@y.example', code: 'Shift over' }),
    );
    expect(await weather.Forecast({ site: 'Houston', map: plan() })).toMatchObject({
      package: 'weather',
      endpoint: 'Forecast',
      data: { site: 'Houston' },
      files: [{ field: 'map', name: 'plan ä.txt' }],
    });
    const failure = { status: 503, message: 'No forecast' };
    expect(await refusal(weather.Fail(failure))).toMatchObject(failure);
    expect(await refusal(Core.Nothing({}))).toMatchObject({ status: 404 });
  });
});

forEachCurrentClient((setup) => {
  test('functions.fetch makes any request to a path, and resolves to any response', async () => {
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

  test('calls a custom integration', async () => {
    const { custom } = signedInAs(setup, operator).client.integrations;
    const called = await custom.call('crm', 'post:/users/{id}', {
      payload: { name: 'Nora' },
      pathParams: { id: '7' },
      queryParams: { notify: true },
      headers: { 'X-Trace': '1' },
    });
    expect(called).toEqual({
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
});
