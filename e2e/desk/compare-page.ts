import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { stream } from 'hono/streaming';
import { z } from 'zod';
import { bundleScript, readCompareStyle } from './assets';
import { htmlDocument } from './html-document';
import { readChecked } from './read-checked';

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const script = fileURLToPath(new URL('../compare/main.ts', import.meta.url));

/** What to compare. A name that starts with a dash would be an option of the command. */
const where = z.string().trim().min(1).max(2000).regex(/^[^-]/);
const requestSchema = z.object({ before: where, after: where, pictures: z.boolean() });

/**
 * A form at /preview/compare that runs `npm run compare` and shows its report. The desk's guard keeps other origins out.
 */
export function createComparePage(): Hono {
  const app = new Hono();
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const report = join(folder, 'report.html');
  let isRunning = false;

  app.get('/preview/compare', (c) => c.html(page()));
  app.get('/preview/compare.css', async (c) =>
    c.body(await readCompareStyle(), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/preview/compare.js', async (c) =>
    c.body(await bundleScript('client/compare'), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
    }),
  );
  app.get('/preview/compare/report.html', (c) => {
    if (!existsSync(report)) return c.text('No report yet. Run a comparison first.', 404);
    // The report has a policy of its own; the desk's would block its style sheet.
    c.header(
      'Content-Security-Policy',
      "frame-ancestors 'self'; form-action 'none'; sandbox allow-popups",
    );
    return c.html(readFileSync(report, 'utf8'));
  });
  app.post('/preview/api/compare', async (c) => {
    const { before, after, pictures } = await readChecked(c, requestSchema);
    if (isRunning)
      return c.json({ message: 'A comparison is already running. Wait for it to finish.' }, 409);
    isRunning = true;
    rmSync(report, { force: true });
    const options = [
      '--to',
      after,
      '--report',
      report,
      ...(pictures ? [] : ['--without-pictures']),
    ];
    const child = spawn(process.execPath, ['--import', loader, script, before, ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close').finally(() => {
      isRunning = false;
    });
    return stream(c, async (body) => {
      body.onAbort(() => void child.kill());
      for (const output of [child.stdout, child.stderr]) {
        output.setEncoding('utf8').on('data', (text: string) => void body.write(text));
      }
      await ended;
    });
  });
  return app;
}

function page() {
  const body = html`<body>
  <header><a href="/preview">Preview desk</a><h1>Compare with the published site</h1></header>
  <main>
    <form id="form">
      <p><label for="before">Published site</label>
        <input id="before" type="text" inputmode="url" required autocomplete="url" spellcheck="false" aria-describedby="before-hint">
        <small id="before-hint">Its address, such as https://www.example.com, or a folder with an earlier build</small></p>
      <p><label for="after">New build</label>
        <input id="after" type="text" value="out" required autocomplete="off" spellcheck="false" aria-describedby="after-hint">
        <small id="after-hint">The output folder of npm run build, usually out</small></p>
      <p class="choice"><input id="pictures" type="checkbox" checked>
        <label for="pictures">Compare how changed pages look. This can take several minutes.</label></p>
      <button id="start" type="submit">Compare</button>
    </form>
    <p id="progress" role="status"></p>
    <p id="problem" role="alert"></p>
    <div id="result" hidden>
      <a class="button" href="/preview/compare/report.html" download="what-changes.html">Save the report</a>
      <iframe id="report" title="Report"></iframe>
    </div>
  </main>
</body>`;
  return htmlDocument({ title: 'Compare with the published site', assets: 'compare', body });
}
