import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import { content } from '@/lib/content';
import type { Origins } from '../origins';
import { drawing, mark } from './drawings';

export type Html = ReturnType<typeof html>;

/** In the site's colors. */
const style = `body { margin: 0; background: #f4f2ec; color: #1b1f22; font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: break-word; }
main { display: block; }
header, h1, .sheet { box-sizing: border-box; max-width: 82rem; margin: 0 auto; padding-inline: clamp(1.25rem, 4vw, 3rem); }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .5rem; min-height: 4rem; font-weight: 700; font-size: 1.35rem; }
header span { margin-left: auto; color: #556068; font: .75rem ui-monospace, monospace; text-transform: uppercase; }
.band { padding-top: 2.5rem; background: #1b1f22; color: #f4f2ec; overflow: hidden; }
.band svg { display: block; width: 100%; height: 10rem; margin-top: 1.5rem; }
h1 { font-size: clamp(2.4rem, 6vw, 4rem); line-height: 1.1; }
.cells { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); margin-block: 2.5rem 4rem; gap: 2px; border: 2px solid; background: #1b1f22; }
.cells > * { padding: clamp(1.25rem, 4vw, 2.5rem); background: #fffdf8; }
main section { background: #f4f2ec; }
h2 { margin: 0; font-size: 1.25rem; }
label, dt, button, .button, .error { font-weight: 600; }
label { display: block; }
input { box-sizing: border-box; width: 100%; min-height: 2.75rem; margin: .25rem 0 1.25rem; padding: .5rem .75rem; border: 1px solid; border-radius: 3px; background: #fffdf8; font: inherit; }
button, .button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .5rem 1.25rem; border: 1px solid transparent; border-radius: 3px; background: #1b1f22; color: #f4f2ec; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: #556068; }
:focus-visible { outline: 3px solid #1a56a0; outline-offset: 2px; }
.error { margin-top: 0; padding: .75rem; border: 2px solid #c5281f; }
code { overflow-wrap: anywhere; }
dl { margin: 0; }
dt { border-top: 1px solid #cbc6b8; padding-top: .75rem; }
dd { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .25rem 0 .75rem; }`;

/** A page in the site's style: its boxes are the cells of a sheet, below a drawing. */
export function page(title: string, boxes: Html): Html {
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
  <header>${mark} ${content().site.name} <span>Local platform</span></header>
  <main>
    <div class="band"><h1>${title}</h1>${drawing}</div>
    <div class="sheet"><div class="cells">${boxes}</div></div>
  </main>
</body>
</html>`;
}

/** The pages' headers, with a strict CSP: no script but the one given, and the form can lead only to the site. */
export function securityHeaders(origins: Origins, script?: string): MiddlewareHandler {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    ...(script === undefined ? [] : [`script-src ${hash(script)}`]),
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
