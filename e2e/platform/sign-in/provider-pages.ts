import { html, raw } from 'hono/html';
import type { SeededAccount } from '../seeded-accounts';
import { platformPage } from './page';

type Html = ReturnType<typeof platformPage>;

interface ProviderForm {
  /** Such as Google. */
  provider: string;
  /** The path that the form is sent to. */
  action: string;
  /** Sent along unchanged, such as from_url. */
  hidden: Readonly<Record<string, string>>;
  error?: string;
  accounts: readonly SeededAccount[];
}

/** Where a provider would ask for its account. Works without scripts; everything in it is escaped. */
export function providerPage({ provider, action, hidden, error, accounts }: ProviderForm): Html {
  const fields = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const form = (body: Html) => html`<form method="post" action="${action}">${fields}${body}</form>`;
  const invalid = error === undefined ? '' : raw('aria-invalid="true" aria-describedby="error"');
  return platformPage(
    `Sign in with ${provider}`,
    html`<div class="sheet">
    ${error === undefined ? '' : html`<p class="error" id="error" role="alert">${error}</p>`}
    ${form(html`
      <label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="username" required ${invalid}>
      <button type="submit">Continue</button>`)}
    </div>
    <section aria-labelledby="accounts">
      <h2 id="accounts">Accounts you can use</h2>
      <p class="local">This is a local stand-in for ${provider}. It takes any email without a password. A new one gets an account.</p>
      ${accounts.map(({ email, fullName }) =>
        form(html`<input type="hidden" name="email" value="${email}">
        <p><button type="submit">Continue as ${fullName}</button></p>`),
      )}
    </section>`,
  );
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
  return platformPage(
    'Signed in',
    html`<p id="result" data-token="${token}" data-is-new="${String(isNew)}" data-origin="${origin}" data-next="${next}">You can close this window.</p>
    <script>${raw(popupScript)}</script>`,
  );
}
