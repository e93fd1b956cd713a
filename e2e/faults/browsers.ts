import type { SiteFault, VisitContext } from './site-fault';

const tenYears = 10 * 365.25 * 24 * 3600 * 1000;

const shiftClock = (by: number) => (context: VisitContext) =>
  context.page.addInitScript((by) => {
    const now = () => Real.now() + by;
    const Real = Date;
    window.Date = new Proxy(Real, {
      construct: (_, args) => Reflect.construct(Real, args.length === 0 ? [now()] : args),
      get: (_, name) => (name === 'now' ? now : Reflect.get(Real, name)),
    });
  }, by);

const storageKinds = ['localStorage', 'sessionStorage'] as const;

const garbage: Record<string, string> = {
  base44_access_token: 'no token\n',
  token: '\u0000{"token":',
  base44_server_url: 'javascript:alert(1)',
  base44_app_id: '../../admin',
  base44_from_url: 'https://elsewhere.example/',
  base44_functions_version: ' '.repeat(10_000),
  brazos_login_left: '[object Object]',
  brazos_login_returned: 'yesterday',
  brazos_nonce: 'login  NaN',
  brazos_arrival: 'access_token=%00&&=',
  brazos_reloaded: '%',
};

/** Faults of the browser: its clock and its storage. */
export const browserFaults: SiteFault[] = [
  { name: 'a clock ten years behind', beforeLoad: shiftClock(-tenYears) },
  { name: 'a clock ten years ahead', beforeLoad: shiftClock(tenYears) },
  {
    name: 'storage is blocked',
    beforeLoad: ({ page }) =>
      page.addInitScript((kinds) => {
        for (const kind of kinds) {
          Object.defineProperty(window, kind, {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        }
      }, storageKinds),
  },
  {
    name: 'storage is full',
    beforeLoad: ({ page }) =>
      page.addInitScript((kinds) => {
        for (const kind of kinds) {
          for (let size = 5_300_000; size > 0; size = Math.floor(size / 2)) {
            try {
              window[kind].setItem(`filler${size}`, 'x'.repeat(size));
            } catch {
              // This size doesn't fit; a smaller one may.
            }
          }
        }
      }, storageKinds),
  },
  {
    name: 'storage is cleared while the page is open',
    async afterLoad({ page }) {
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
        dispatchEvent(new Event('focus'));
      });
      return undefined;
    },
  },
  {
    name: 'storage contains garbage',
    beforeLoad: ({ page }) =>
      page.addInitScript((garbage) => {
        for (const [key, value] of Object.entries(garbage)) {
          localStorage.setItem(key, value);
          sessionStorage.setItem(key, value);
        }
      }, garbage),
  },
  {
    name: 'another tab fills storage with garbage',
    async afterLoad({ page, servers }) {
      const other = await page.context().newPage();
      await other.goto(`${servers.platform.url}/robots.txt`);
      await other.evaluate((garbage) => {
        for (const [key, value] of Object.entries(garbage)) localStorage.setItem(key, value);
      }, garbage);
      await other.close();
      return undefined;
    },
  },
];
