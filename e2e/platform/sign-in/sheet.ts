import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import { content } from '@/lib/content';
import type { Origins } from '../origins';

/** The mark of the site's top bar. */
const mark = raw(
  '<svg aria-hidden="true" width="30" height="30" viewBox="0 0 30 30"><path d="M2 7v16l26-16v16z"/><circle cx="15" cy="15" r="4.5" fill="#f2a900"/></svg>',
);

export type Html = ReturnType<typeof html>;

const font = (name: string) =>
  readFileSync(new URL(`../../../lib/fonts/${name}.woff2`, import.meta.url), 'base64');
const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** A pipe with a closed, locked, and tagged valve. The tag says how the lock is removed. */
const drawing = text('valve.svg');

/** In the site's colors and typefaces. */
const style = `@font-face { font-family: Archivo; font-weight: 400 700; src: url(data:font/woff2;base64,${font('archivo')}); }
@font-face { font-family: "JetBrains Mono"; src: url(data:font/woff2;base64,${font('jetbrains-mono')}); }
${text('sheet.css')}${text('form.css')}`;

interface Page {
  title: string;
  /** Next to the drawing of a locked valve. */
  entrance: Html;
  /** On the tag of the lock. */
  hint: string;
  /** Below them. */
  rest?: Html;
}

/** A page in the site's style. */
export function page({ title, entrance, hint, rest }: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} · local platform</title>
  <link rel="icon" href="data:,">
  <style>${raw(style)}</style>
</head>
<body>
  <header class="sheet">${mark} ${content().site.name} <span>Local platform</span></header>
  <main>
    <div class="band"><div class="sheet"><div><h1>${title}</h1>${entrance}</div>${raw(drawing.replace('HINT', hint))}</div></div>
    ${rest ?? ''}
  </main>
</body>
</html>`;
}

/** The pages' headers, with a strict CSP: no scripts, and the form can lead only to the site. */
export function securityHeaders(origins: Origins): MiddlewareHandler {
  const styleHash = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    // Browsers check the redirect after the form against this list too.
    `form-action ${origins.all.join(' ')}`,
    // The preview desk shows the site in a frame, sign-in included.
    `frame-ancestors ${origins.all.join(' ')}`,
  ].join('; ');

  return async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'same-origin');
    c.header('X-Content-Type-Options', 'nosniff');
  };
}
