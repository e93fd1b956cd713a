import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

interface HtmlDocumentOptions {
  title: string;
  /** Name of its style sheet and script in /preview, such as `desk` for desk.css and desk.js. */
  style: string;
  script?: string;
  /** The `body` element. */
  body: Html;
}

/** One of the desk's pages. */
export function htmlDocument({ title, style, script, body }: HtmlDocumentOptions): Html {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/preview/${style}">
  ${script === undefined ? '' : html`<script type="module" src="/preview/${script}"></script>`}
</head>
${body}
</html>`;
}
