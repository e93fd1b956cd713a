import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** The desk's page, around its `body` element. */
export function htmlDocument(body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>Preview desk</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/preview/desk.css">
  <script type="module" src="/preview/desk.js"></script>
</head>
${body}
</html>`;
}
