import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import { type Html, htmlDocument } from '../html-document';
import { accountByEmail, appId, seededAccounts } from './accounts';
import { type Origins, requireAllowedOrigin } from './origins';
import type { Services } from './services';

/** GET and POST /login?from_url=&app_id=: redirects to from_url with access_token in its query. */
export function signInRoutes({ events, origins, tokens }: Services): Hono {
  const routes = new Hono();
  routes.use('/login', requireAllowedOrigin(origins), securityHeaders(origins));

  routes.get('/login', async (c) => {
    const returnUrl = await readReturn(c, origins, new URL(c.req.url).searchParams);
    if (returnUrl instanceof Response) return returnUrl;
    return c.html(signInPage({ fromUrl: returnUrl.href, email: '' }));
  });

  routes.post('/login', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const returnUrl = await readReturn(c, origins, form);
    if (returnUrl instanceof Response) return returnUrl;
    const email = form.get('email') ?? '';
    const account = accountByEmail(email);
    if (account === undefined || account.password !== form.get('password')) {
      const error = 'Incorrect email or password.';
      return c.html(signInPage({ fromUrl: returnUrl.href, email, error }), 401);
    }
    events.add({ type: 'session', what: 'signed-in', user: account.email });
    return c.redirect(withToken(returnUrl, tokens.issue(account)), 303);
  });
  return routes;
}

/** Where a sign-in with these parameters returns to; or the refusal of another app, or of an address elsewhere. */
async function readReturn(
  c: Context,
  origins: Origins,
  params: URLSearchParams,
): Promise<URL | Response> {
  const id = params.get('app_id') ?? appId;
  if (id !== appId) return c.html(refusedPage(`There is no app "${id}" here.`, origins), 404);
  const url = origins.returnUrl(params.get('from_url') ?? origins.homeUrl);
  if (url) return url;
  const sentence = 'The return address isn’t on this site, so you weren’t sent there.';
  return c.html(refusedPage(sentence, origins), 400);
}

/** Adds the token to the URL's query. Other parameters and the hash stay exactly as they are. */
function withToken(target: URL, token: string): string {
  const url = new URL(target);
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^access_token(=|$)/.test(part));
  url.search = [...others, `access_token=${token}`].join('&');
  return url.href;
}

const { resolve } = createRequire(import.meta.url);
/** It styles plain elements. */
const style = readFileSync(resolve('simpledotcss/simple.min.css'), 'utf8');

function htmlPage(title: string, main: Html): Html {
  return htmlDocument({
    title: `${title} · local platform`,
    head: html`<link rel="icon" href="data:,"><style>${raw(style)}</style>`,
    body: html`<body>
  <header>
    <h1>${title}</h1>
    <p>This is a local stand-in for the platform, for previews and tests.</p>
  </header>
  <main>${main}</main>
</body>`,
  });
}

/** The pages' headers, with a strict CSP: no scripts, and the form can lead only to the site. */
function securityHeaders(origins: Origins): MiddlewareHandler {
  const styleHash = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
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

interface SignInForm {
  /** Where to go after signing in. */
  fromUrl: string;
  email: string;
  error?: string;
}

/** The form, which works without scripts. Everything in it is escaped. */
function signInPage({ fromUrl, email, error }: SignInForm): Html {
  const note = html`<p class="notice" id="error" role="alert">${error}</p>`;
  const invalid = error === undefined ? '' : raw('aria-invalid="true" aria-describedby="error"');
  return htmlPage(
    'Sign in',
    html`${error === undefined ? '' : note}
    <form method="post" action="/login">
      <input type="hidden" name="from_url" value="${fromUrl}">
      <label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${email}" ${invalid}>
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required ${invalid}>
      <p><button type="submit">Sign in</button></p>
    </form>
    <h2 id="accounts">Accounts you can use</h2>
    <p>They exist only on this computer.</p>
    <dl>${seededAccounts.map(
      (account) => html`<dt>${account.fullName}, ${account.purpose}</dt>
        <dd><code>${account.email}</code></dd><dd><code>${account.password}</code></dd>`,
    )}</dl>`,
  );
}

/** A page that says why sign-in was refused. */
function refusedPage(sentence: string, { homeUrl }: Origins): Html {
  return htmlPage(
    'Sign-in refused',
    html`<p class="notice" role="alert">${sentence}</p>
      <a class="button" href="${homeUrl}">Go to the site</a>`,
  );
}
