import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import { content } from '@/lib/content';
import type { Origins } from '../origins';

/** The mark of the site's top bar. */
export const mark = raw(
  '<svg aria-hidden="true" width="30" height="30" viewBox="0 0 30 30"><path d="M2 7v16l26-16v16z"/><circle cx="15" cy="15" r="4.5" fill="#f2a900"/></svg>',
);

/** A pipe with a closed, locked, and tagged valve: signing in removes the lock. */
export const drawing = raw(
  `<svg aria-hidden="true" class="drawing" viewBox="0 0 560 440" fill="none" stroke="currentColor" stroke-width="2">
    <path class="down" d="M60-400V120" stroke-width="6"/><path class="along" d="M-400 120H60" stroke-width="6"/>
    <path d="M57 120h143M280 120h1400" stroke-width="6"/>
    <path d="M200 86v68l80-68v68z" fill="currentColor" stroke-width="4" stroke-linejoin="round"/>
    <path d="M240 120V58m-34 0h68" stroke-width="4"/>
    <path d="M420 120V76"/><circle cx="420" cy="50" r="26" class="hollow"/><path d="M394 50h52"/>
    <path d="M120 120v90m-18-20h36" /><path d="m108 210 12 18 12-18z"/>
    <path d="M256 176c60-34 130-24 164 18" stroke="#a7b2b9"/>
    <path d="M222 198v-66a18 18 0 0 1 36 0v66" stroke="#a7b2b9" stroke-width="8"/>
    <path d="M204 196h72v58h-72z" fill="#ff6a5f" stroke="none"/>
    <path d="M240 216a7 7 0 0 1 4 13l3 13h-14l3-13a7 7 0 0 1 4-13z" fill="#1b1f22" stroke="none"/>
    <g class="tag"><path d="M326 178h188l26 26v226H300V204z" fill="#c5281f" stroke="none"/>
    <circle cx="420" cy="200" r="9" fill="#1b1f22" stroke="#fff"/>
    <g fill="#fff" stroke="none"><text x="420" y="258" text-anchor="middle" font-size="42">LOCKED</text>
    <text x="420" y="292" text-anchor="middle" font-size="19" word-spacing="3">SIGN IN TO OPEN</text>
    <text class="field" x="322" y="346">NAME</text><text class="field" x="322" y="396">DATE</text></g>
    <path d="M322 310h196M378 348h140M378 398h140" stroke="#fff"/></g>
  </svg>`,
);

export type Html = ReturnType<typeof html>;

const font = (name: string) =>
  readFileSync(new URL(`../../../lib/fonts/${name}.woff2`, import.meta.url), 'base64');

/** In the site's colors and typefaces. */
const style = `@font-face { font-family: Archivo; font-weight: 400 700; src: url(data:font/woff2;base64,${font('archivo')}); }
@font-face { font-family: "JetBrains Mono"; src: url(data:font/woff2;base64,${font('jetbrains-mono')}); }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f2ec; color: #1b1f22; font: 1rem/1.55 Archivo, sans-serif; overflow-wrap: break-word; }
.sheet { max-width: 82rem; margin: 0 auto; padding-inline: clamp(1.25rem, 4vw, 3rem); }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .5rem; min-height: 4rem; font-weight: 700; font-size: 1.35rem; letter-spacing: -.01em; }
code, header span, .field { font-family: "JetBrains Mono", monospace; }
header span { margin-left: auto; color: #556068; font-size: .75rem; font-weight: 400; letter-spacing: .04em; text-transform: uppercase; }
.band { overflow: hidden; background: linear-gradient(#ffffff09 1px, #0000 1px) 0 0 / 32px 32px, linear-gradient(90deg, #ffffff09 1px, #0000 1px) 0 0 / 32px 32px, #1b1f22; color: #f4f2ec; }
.band .sheet { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem clamp(2rem, 6vw, 6rem); padding-block: clamp(2rem, 5vw, 4rem); }
.drawing { width: 100%; max-width: 35rem; overflow: visible; }
.drawing text { font-family: Archivo, sans-serif; font-weight: 700; letter-spacing: .02em; }
.drawing .field { font-family: "JetBrains Mono", monospace; font-weight: 400; font-size: 19px; }
.hollow { fill: #1b1f22; }
form, .error { max-width: 26rem; }
.down { display: none; }
h1 { margin: 0 0 1.5rem; font-size: clamp(2.4rem, 6vw, 4.5rem); line-height: 1.05; letter-spacing: -.02em; }
h2 { margin: 0; font-size: 1.5rem; line-height: 1.2; letter-spacing: -.01em; }
.accounts { padding-block: 2.5rem 4rem; }
.local { margin: .5rem 0 1.5rem; color: #556068; }
label, dt, button, .button, .error { font-weight: 600; }
label { display: block; }
input { width: 100%; min-height: 3rem; margin: .375rem 0 1.25rem; padding: .5rem .75rem; border: 1px solid #a7b2b9; border-radius: 3px; background: #fffdf8; color: #1b1f22; font: inherit; }
button, .button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .5rem 1.25rem; border: 1px solid #0000; border-radius: 3px; background: #1b1f22; color: #f4f2ec; font: inherit; font-size: .95rem; font-weight: 600; text-decoration: none; cursor: pointer; }
button:hover { background: #556068; }
.band :is(button, .button) { background: #f4f2ec; color: #1b1f22; }
.band :is(button, .button):hover { background: #fff; }
:focus-visible { outline: 3px solid #1a56a0; outline-offset: 2px; }
.band :focus-visible { outline-color: #7dbbff; }
.error { margin: 0 0 1.5rem; padding: 2.25rem 1.25rem 1rem; border: 2px solid #c5281f; background: radial-gradient(circle at 50% 1.125rem, #1b1f22 .4rem, #0000 .45rem), #c5281f; clip-path: polygon(1.25rem 0, calc(100% - 1.25rem) 0, 100% 1.25rem, 100% 100%, 0 100%, 0 1.25rem); color: #fff; }
code { overflow-wrap: anywhere; font-size: .9rem; }
dl, .others { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 1.5rem 2rem; margin: 0; }
dl > div { padding-top: .75rem; border-top: 2px solid; }
dd { display: grid; margin: .25rem 0 0; }
@media (width >= 44rem) {
  .band .sheet { grid-template-columns: minmax(16rem, 1fr) minmax(0, 1fr); }
  .along { display: none; }
  .down { display: inline; }
  .drawing { justify-self: end; }
}
@media (forced-colors: active) { .tag { forced-color-adjust: none; } .hollow { fill: Canvas; } }`;

/**
 * A page in the site's style.
 *
 * @param entrance is next to the drawing of a locked valve
 * @param rest is below them
 */
export function page(title: string, entrance: Html, rest: Html | '' = ''): Html {
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
    <div class="band"><div class="sheet"><div><h1>${title}</h1>${entrance}</div>${drawing}</div></div>
    ${rest}
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
