import { html, raw } from 'hono/html';
import { seededAccounts } from '../seeded-accounts';
import { emailField, errorNote, type Html, platformPage } from './page';

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
    return value === null ? '' : html`<input type="hidden" name="${name}" value="${value}">`;
  });
  const form = (body: Html) => html`<form method="post" action="${action}">${fields}${body}</form>`;
  return platformPage(
    `Sign in with ${provider}`,
    html`<div class="sheet">
    ${errorNote(error)}
    ${form(html`${emailField('', error)}
      <button type="submit">Continue</button>`)}
    </div>
    <section aria-labelledby="accounts">
      <h2 id="accounts">Accounts you can use</h2>
      <p class="local">This is a local stand-in for ${provider}. It takes any email without a password. A new one gets an account.</p>
      ${seededAccounts.map(({ email, fullName }) =>
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
