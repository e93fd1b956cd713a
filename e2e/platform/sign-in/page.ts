import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import { content } from '@/lib/content';
import type { Origins } from '../origins';
import { seededAccounts } from '../seeded-accounts';
import { serviceToken } from '../store/accounts';

type Html = ReturnType<typeof html>;

/** In the site's colors. */
const style = `body { margin: 0; background: #f4f2ec; color: #1b1f22; font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: break-word; }
header, main { max-width: 64rem; margin: 0 auto; padding: 1.5rem; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1.5rem 4rem; }
header, label, dt, button, .button, .error { font-weight: 600; }
h1 { grid-column: 1 / -1; margin: 0; }
label { display: block; }
input { box-sizing: border-box; width: 100%; margin-bottom: 1.25rem; padding: .625rem; border: 1px solid; font: inherit; }
button, .button { padding: .625rem 1.25rem; border: 0; background: #1b1f22; color: #fffdf8; font: inherit; text-decoration: none; }
:focus-visible { outline: 3px solid #1a56a0; outline-offset: 2px; }
.error { padding: .75rem; border: 2px solid #c5281f; }
dd { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .25rem 0 1rem; }`;

interface SignInForm {
  /** Where to go after signing in. */
  fromUrl: string;
  email: string;
  error?: string;
}

/** The form, which works without scripts. Everything in it is escaped. */
export function signInPage({ fromUrl, email, error }: SignInForm): Html {
  const accounts = seededAccounts.map(({ fullName, role, registered, ...account }) => {
    const kind = role === 'admin' ? 'an admin' : 'a user';
    const status = registered ? kind : 'not registered for the app';
    return html`<div><dt>${fullName}, ${status}</dt><dd><code>${account.email}</code> <code>${account.password}</code></dd></div>`;
  });
  const form = html`<form method="post" action="/login">
      ${hidden('from_url', fromUrl)}
      ${emailField(email, error)}
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required ${invalid(error)}>
      <button type="submit">Sign in</button>
    </form>`;
  const about = 'the platform, for previews and tests. Its accounts exist only on this computer.';
  const others = html`<dl>${accounts}
      <div><dt>Service role, for servers that call the platform</dt><dd><code>${serviceToken}</code></dd></div></dl>`;
  return formPage({ title: 'Sign in', error, form, about, others });
}

interface ProviderForm {
  /** Such as Google. */
  provider: string;
  /** The path that the form is sent to. */
  action: string;
  /** The request's parameters, of which the form sends along app_id, from_url, and popup_origin. */
  params: URLSearchParams;
  error?: string;
}

/** Where a provider would ask for its account. Works without scripts; everything in it is escaped. */
export function providerPage({ provider, action, params, error }: ProviderForm): Html {
  const fields = ['app_id', 'from_url', 'popup_origin'].map((name) => {
    const value = params.get(name);
    return value === null ? '' : hidden(name, value);
  });
  const formWith = (body: Html) =>
    html`<form method="post" action="${action}">${fields}${body}</form>`;
  const form = formWith(html`${emailField('', error)} <button type="submit">Continue</button>`);
  const others = html`${seededAccounts.map(({ email, fullName }) =>
    formWith(
      html`${hidden('email', email)}<p><button type="submit">Continue as ${fullName}</button></p>`,
    ),
  )}`;
  const about = `${provider}. It takes any email without a password. A new one gets an account.`;
  return formPage({ title: `Sign in with ${provider}`, error, form, about, others });
}

/**
 * The script of popupResultPage, for the Content Security Policy. It leaves it to the opener to close the window: a
 * message from a window that has closed in the meantime has no source that the opener could check.
 */
export const popupScript = `const { token, isNew, origin, next } = document.getElementById('result').dataset;
const message = { access_token: token, is_new_user: isNew === 'true' };
if (window.opener) window.opener.postMessage(message, origin);
else location.replace(next);`;

interface PopupResult {
  token: string;
  isNew: boolean;
  /** The only origin that may receive the token. */
  origin: string;
  /** Where to go if there's no opener. Includes the token. */
  next: string;
}

/** Sends the token to the page that opened this one. */
export function popupResultPage({ token, isNew, origin, next }: PopupResult): Html {
  return page(
    'Signed in',
    html`<p id="result" data-token="${token}" data-is-new="${String(isNew)}" data-origin="${origin}" data-next="${next}">You can close this window.</p>
    <script>${raw(popupScript)}</script>`,
  );
}

/** A page that says why sign-in was refused. */
export function refusedPage(sentence: string, { homeUrl }: Origins): Html {
  return page(
    'Sign-in refused',
    html`<div>
      <p class="error" role="alert">${sentence}</p>
      <a class="button" href="${homeUrl}">Go to the site</a>
    </div>`,
  );
}

interface FormPage {
  title: string;
  error: string | undefined;
  form: Html;
  /** What this is a local stand-in for. */
  about: string;
  /** The accounts one can use. */
  others: Html;
}

function formPage({ title, error, form, about, others }: FormPage): Html {
  const note = html`<p class="error" id="error" role="alert">${error}</p>`;
  return page(
    title,
    html`<div class="sheet">${error === undefined ? '' : note}${form}</div>
    <section aria-labelledby="accounts">
      <h2 id="accounts">Accounts you can use</h2>
      <p class="local">This is a local stand-in for ${about}</p>
      ${others}
    </section>`,
  );
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

function emailField(value: string, error: string | undefined): Html {
  return html`<label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${value}" ${invalid(error)}>`;
}

function invalid(error: string | undefined) {
  return error === undefined ? '' : raw('aria-invalid="true" aria-describedby="error"');
}

/** A page in the site's style. */
function page(title: string, body: Html): Html {
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
