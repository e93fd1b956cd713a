import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** A page of the local tools. `head` follows its title, and `body` is the whole element. */
export function htmlDocument({
  title,
  head,
  body,
}: {
  title: string;
  head: Html;
  body: Html;
}): Html {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  ${head}
</head>
${body}
</html>`;
}
