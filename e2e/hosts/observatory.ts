/** What Mozilla's HTTP Observatory tests: the response for the site's home page over HTTPS. */
export interface SiteResponse {
  /** By lowercase name; duplicate headers are joined with commas. */
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** How much each test adds to the base score of 100, or subtracts from it. */
export type Modifiers = Readonly<Record<ObservatoryTest, number>>;
type ObservatoryTest =
  | 'content-security-policy'
  | 'cookies'
  | 'cross-origin-resource-policy'
  | 'cross-origin-resource-sharing'
  | 'referrer-policy'
  | 'strict-transport-security'
  | 'subresource-integrity'
  | 'x-content-type-options'
  | 'x-frame-options';

/** Directives with their sources. Combined policies allow only what each of them allows. */
type Policy = ReadonlyMap<string, ReadonlySet<string>>;

const base = 100;
/** Below this, there's no bonus: https://github.com/mdn/mdn-http-observatory, src/grader/charts.js. */
const minScoreForBonus = 90;
const sixMonths = 15_768_000;
const broadSources = [
  '*',
  'http:',
  'https:',
  'ftp:',
  'http://*',
  'https://*',
  'http://*.*',
  'https://*.*',
];

/**
 * Scores a page by the published rules of Mozilla's HTTP Observatory, version 2, except the tests that need the
 * network: the redirect from HTTP to HTTPS, and the HSTS preload list.
 */
export function scoreModifiers({ headers, html }: SiteResponse): Modifiers {
  const header = parsePolicies(headers['content-security-policy'] ?? '');
  const meta = metaPolicies(html).flatMap(parsePolicies);
  const ancestors = intersectPolicies(header).get('frame-ancestors') ?? new Set(['*']);
  const policies = [...header, ...meta];
  return {
    'content-security-policy':
      policies.length === 0 ? -25 : policyModifier(intersectPolicies(policies)),
    cookies: cookieModifier(headers['set-cookie']),
    'cross-origin-resource-policy':
      { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0, '': 0 }[
        headers['cross-origin-resource-policy'] ?? ''
      ] ?? -5,
    'cross-origin-resource-sharing':
      headers['access-control-allow-credentials'] === 'true' &&
      headers['access-control-allow-origin'] !== undefined
        ? -50
        : 0,
    'referrer-policy': referrerModifier(headers['referrer-policy']),
    'strict-transport-security': hstsModifier(headers['strict-transport-security']),
    'subresource-integrity': scriptModifier(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': allows(ancestors, broadSources)
      ? /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
        ? 0
        : -20
      : 5,
  };
}

export function totalScore(modifiers: Partial<Modifiers>): number {
  const all = Object.values(modifiers);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const penalized = base + sum(all.filter((value) => value < 0));
  return Math.max(0, penalized >= minScoreForBonus ? base + sum(all) : penalized);
}

/** Policies in the page, without the directives that don't work in a meta element, such as frame-ancestors. */
function metaPolicies(html: string): string[] {
  const elements = html.match(/<meta\b[^>]*>/gi) ?? [];
  return elements
    .filter((element) => /http-equiv=["']?content-security-policy["'\s/>]/i.test(element))
    .map((element) => /content="([^"]*)"/i.exec(element)?.[1] ?? '')
    .map((policy) => policy.replaceAll('&#x27;', "'").replaceAll('&#39;', "'"))
    .map((policy) => policy.replace(/\b(frame-ancestors|report-uri|sandbox)\b[^;]*;?/gi, ''))
    .filter((policy) => policy.trim() !== '');
}

function policyModifier(policy: Policy): number {
  const either = (...names: string[]) =>
    names.map((name) => policy.get(name)).find((sources) => sources !== undefined) ??
    new Set(['*']);
  const scripts = effectiveSources(either('script-src', 'default-src'));
  const styles = effectiveSources(either('style-src', 'default-src'));
  const objects = either('object-src', 'default-src');
  const isPlain = (sources: ReadonlySet<string>) =>
    [...sources].some((source) => /^(http|ftp):/.test(source));
  if (
    allows(scripts, [...broadSources, "'unsafe-inline'", 'data:']) ||
    allows(objects, broadSources)
  )
    return -20;
  const passive = ['img-src', 'media-src'];
  if ([...policy].some(([name, sources]) => !passive.includes(name) && isPlain(sources)))
    return -20;
  if (allows(scripts, ["'unsafe-eval'"]) || allows(styles, ["'unsafe-eval'"])) return -10;
  if (passive.some((name) => isPlain(either(name, 'default-src')))) return -10;
  if (allows(styles, [...broadSources, "'unsafe-inline'", 'data:'])) return 0;
  const first = policy.get('default-src');
  return first?.size === 1 && first.has("'none'") ? 10 : 5;
}

/** Browsers ignore 'unsafe-inline' if there's a hash or nonce. */
function effectiveSources(sources: ReadonlySet<string>): ReadonlySet<string> {
  if (![...sources].some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))) return sources;
  return new Set([...sources].filter((source) => source !== "'unsafe-inline'"));
}

function allows(sources: ReadonlySet<string>, some: readonly string[]): boolean {
  return some.some((source) => sources.has(source));
}

function parsePolicies(text: string): Policy[] {
  return text
    .split(',')
    .filter((policy) => policy.trim() !== '')
    .map((policy) => {
      const directives = policy
        .split(';')
        .map((directive) => directive.trim().toLowerCase().split(/\s+/))
        .filter(([name]) => name !== '');
      return new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)]));
    });
}

function intersectPolicies(policies: readonly Policy[]): Policy {
  const all = new Map<string, ReadonlySet<string>>();
  for (const [name, sources] of policies.flatMap((policy) => [...policy])) {
    const before = all.get(name);
    all.set(
      name,
      before === undefined ? sources : new Set([...before].filter((source) => sources.has(source))),
    );
  }
  return all;
}

function cookieModifier(cookies: string | undefined): number {
  if (cookies === undefined) return 0;
  const isGood = ['secure', 'httponly', 'samesite'].every((flag) =>
    cookies.toLowerCase().includes(flag),
  );
  return isGood ? 5 : -20;
}

function referrerModifier(policy: string | undefined): number {
  if (policy === undefined) return 0;
  const last = policy.split(',').at(-1)?.trim() ?? '';
  const isPrivate =
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(last);
  return isPrivate ? 5 : -5;
}

function hstsModifier(header: string | undefined): number {
  const seconds = /^max-age=(\d+)\b/.exec(header ?? '')?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) >= sixMonths ? 0 : -10;
}

/** Scripts from other hosts need an integrity hash. Own scripts don't, but there's a bonus if every script has one. */
function scriptModifier(html: string): number {
  const scripts = html.match(/<script\b[^>]*\ssrc=[^>]*>/gi) ?? [];
  const isForeign = (script: string) => /\ssrc=["']?(\w+:)?\/\//i.test(script);
  const isHashed = (script: string) => /\sintegrity=/i.test(script);
  const foreign = scripts.filter(isForeign);
  if (scripts.length > 0 && scripts.every(isHashed)) return 5;
  return foreign.every(isHashed) ? 0 : foreign.some((script) => !/https:/i.test(script)) ? -50 : -5;
}
