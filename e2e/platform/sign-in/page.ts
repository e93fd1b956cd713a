import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import { content } from '@/lib/content';
import type { Origins } from '../origins';
import { type SeededAccount, seededAccounts } from '../seeded-accounts';
import { serviceToken } from '../service-account';
import { style } from './style';

export type Html = ReturnType<typeof html>;

export const foreignUrlMessage =
  'The return address isn’t on this site, so you weren’t sent there.';

interface SignInForm {
  /** Where to go after signing in. */
  fromUrl: string;
  email: string;
  error?: string;
}

/** The form, which works without scripts. Everything in it is escaped. */
export function signInPage({ fromUrl, email, error }: SignInForm): Html {
  return platformPage(
    'Sign in',
    html`<div class="sheet">
    ${errorNote(error)}
    <form method="post" action="/login">
      <input type="hidden" name="from_url" value="${fromUrl}">
      ${emailField(email, error)}
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required ${invalid(error)}>
      <button type="submit">Sign in</button>
    </form>
    </div>
    <section aria-labelledby="accounts">
      <h2 id="accounts">Accounts you can use</h2>
      <p class="local">This is a local stand-in for the platform, for previews and tests. Its accounts exist only on this computer.</p>
      <dl>
        ${seededAccounts.map(accountHint)}
        <div><dt>Service role, for servers that call the platform</dt><dd><code>${serviceToken}</code></dd></div>
      </dl>
    </section>`,
  );
}

export function errorNote(error: string | undefined): Html | '' {
  return error === undefined ? '' : html`<p class="error" id="error" role="alert">${error}</p>`;
}

export function emailField(value: string, error: string | undefined): Html {
  return html`<label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${value}" ${invalid(error)}>`;
}

function invalid(error: string | undefined) {
  return error === undefined ? '' : raw('aria-invalid="true" aria-describedby="error"');
}

function accountHint({ email, password, fullName, role, registered }: SeededAccount): Html {
  const kind = role === 'admin' ? 'an admin' : 'a user';
  const status = registered ? kind : 'not registered for the app';
  return html`<div><dt>${fullName}, ${status}</dt><dd><code>${email}</code> <code>${password}</code></dd></div>`;
}

/** A page that says why sign-in was refused. */
export function refusedPage(sentence: string, { homeUrl }: Origins): Html {
  return platformPage(
    'Sign-in refused',
    html`<div>
      <p class="error" role="alert">${sentence}</p>
      <a class="button" href="${homeUrl}">Go to the site</a>
    </div>`,
  );
}

/** A page in the site's style. */
export function platformPage(title: string, body: Html): Html {
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
  <header>${content().site.name} <span>Local platform</span></header>
  <main>
    <h1>${title}</h1>
    ${body}
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
    "font-src 'self'",
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
