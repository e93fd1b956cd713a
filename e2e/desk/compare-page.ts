import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { stream } from 'hono/streaming';
import { z } from 'zod';
import { compareSites } from '../compare/compare-sites';
import { openSite } from '../compare/open-site';
import { report } from '../compare/report';
import { summarize } from '../compare/report/summarize';
import { type Html, htmlDocument } from './html-document';

const formSchema = z.object({
  before: z.string().trim().min(1).default(''),
  after: z.string().trim().min(1).default('out'),
  pictures: z.string().optional(),
});

/** Where the page's HTML is cut in two, to send what the comparison says in between. */
const cut = '<!-- progress -->';

/** A form at /preview/compare that does what `npm run compare` does, and shows its report. */
export function comparePage(): Hono {
  const app = new Hono();
  let latest: string | undefined;
  let isRunning = false;

  app.get('/preview/compare', (c) => c.html(page({ before: '', after: 'out', pictures: 'on' })));
  app.get('/preview/compare/report.html', (c) => {
    if (latest === undefined) return c.text('No report yet. Run a comparison first.', 404);
    // The report has a policy of its own; the desk's would block its style sheet.
    c.header(
      'Content-Security-Policy',
      "frame-ancestors 'self'; form-action 'none'; sandbox allow-popups",
    );
    return c.html(latest);
  });
  app.post('/preview/compare', async (c) => {
    const fields = formSchema.parse(await c.req.parseBody());
    const { before, after, pictures } = fields;
    const [start = '', end = ''] = String(page(fields)).split(cut);
    c.header('Content-Type', 'text/html; charset=utf-8');
    return stream(c, async (body) => {
      const show = async (part: Html) => void (await body.write(String(part)));
      await body.write(start);
      try {
        if (isRunning) throw new Error('A comparison is already running. Wait for it to finish.');
        isRunning = true;
        latest = undefined;
        const comparison = await compareSites(await openSite(before), await openSite(after), {
          pictures: pictures !== undefined,
          onPage(path, number, count) {
            if (body.aborted) throw new Error('The comparison was stopped.');
            void show(html`<p>${number}/${count} ${path}</p>`);
          },
        });
        latest = await report(comparison, new Date());
        await show(html`<p>Done. ${summarize(comparison)}</p></div>
          <a class="button" href="/preview/compare/report.html" download="what-changes.html">Save the report</a>
          <iframe id="report" title="Report" src="/preview/compare/report.html"></iframe>`);
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        await show(html`<p id="problem" role="alert">${problem}</p></div>`);
      } finally {
        isRunning = false;
      }
      await body.write(end);
    });
  });
  return app;
}

/** @param fields what the form shows; with `before`, a comparison is running */
function page({ before, after, pictures }: z.infer<typeof formSchema>): Html {
  const body = html`<body>
  <header><a href="/preview">Preview desk</a><h1>Compare with the published site</h1></header>
  <main>
    <form method="post">
      <p><label for="before">Published site</label>
        <input id="before" name="before" value="${before}" type="text" inputmode="url" required autocomplete="url" spellcheck="false" aria-describedby="before-hint">
        <small id="before-hint">Its address, such as https://www.example.com, or a folder with an earlier build</small></p>
      <p><label for="after">New build</label>
        <input id="after" name="after" value="${after}" type="text" required autocomplete="off" spellcheck="false" aria-describedby="after-hint">
        <small id="after-hint">The output folder of npm run build, usually out</small></p>
      <p class="choice"><input id="pictures" name="pictures" type="checkbox" ${pictures === undefined ? '' : 'checked'}>
        <label for="pictures">Compare how changed pages look. This can take several minutes.</label></p>
      <button type="submit">Compare</button>
    </form>
    ${before === '' ? '' : html`<div class="progress" role="status">${raw(cut)}`}
  </main>
</body>`;
  return htmlDocument({ title: 'Compare with the published site', style: 'compare.css', body });
}
