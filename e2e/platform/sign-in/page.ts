import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import { content } from '@/lib/content';
import type { Origins } from '../origins';
import type { SeededAccount } from '../seeded-accounts';
import { serviceToken } from '../service-account';
import { style } from './style';

type Html = ReturnType<typeof html>;

export interface SignInForm {
  /** Where to go after signing in. */
  fromUrl: string;
  email: string;
  error?: string;
  accounts: readonly SeededAccount[];
}

/** The form, which works without scripts. Everything in it is escaped. */
export function signInPage({ fromUrl, email, error, accounts }: SignInForm): Html {
  const errorAttributes =
    error === undefined ? '' : raw('aria-invalid="true" aria-describedby="error"');
  return platformPage(
    'Sign in',
    html`<div class="sheet">
    ${error === undefined ? '' : html`<p class="error" id="error" role="alert">${error}</p>`}
    <form method="post" action="/login">
      <input type="hidden" name="from_url" value="${fromUrl}">
      <label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${email}" ${errorAttributes}>
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required ${errorAttributes}>
      <button type="submit">Sign in</button>
    </form>
    </div>
    <section aria-labelledby="accounts">
      <h2 id="accounts">Accounts you can use</h2>
      <p class="local">This is a local stand-in for the platform, for previews and tests. Its accounts exist only on this computer.</p>
      <dl>${accounts.map(accountHint)}${serviceHint}</dl>
    </section>`,
  );
}

/** A page that says why sign-in was refused. */
export function refusedPage(sentence: string, home: string): Html {
  return platformPage(
    'Sign-in refused',
    html`<div>
      <p class="error" role="alert">${sentence}</p>
      <a class="button" href="${home}">Go to the site</a>
    </div>`,
  );
}

const serviceHint = html`<div><dt>Service role, for servers that call the platform</dt><dd><code>${serviceToken}</code></dd></div>`;

function accountHint({ email, password, fullName, role, registered }: SeededAccount): Html {
  const status = registered
    ? role === 'admin'
      ? 'an admin'
      : 'a user'
    : 'not registered for the app';
  return html`<div><dt>${fullName}, ${status}</dt><dd><code>${email}</code> <code>${password}</code></dd></div>`;
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
