import { z } from 'zod';
import { parseUrl } from './parse-url';

const originExample = 'https://platform.example.com';

/** An exact origin; a trailing slash is removed. */
const origin = z.string().transform((text, context) => {
  const url = parseSecureUrl(text);
  if (url !== null && /^https?:\/\/[^/?#\\@]+\/?$/i.test(text)) return url.origin;
  return addIssue(
    context,
    `${JSON.stringify(text)} is not an origin: use https:// (http:// only for this machine), a host, and optionally a port, with nothing after it`,
  );
});

/** A comma-separated list. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const origins = list.pipe(z.array(origin));

/** A base URL, to which paths are appended. */
const base = z.string().transform((text, context) => {
  const url = parseSecureUrl(text);
  if (url !== null && /^https?:\/\/[^?#\\@]+$/i.test(text)) {
    return url.origin + url.pathname.replace(/\/+$/, '');
  }
  return addIssue(
    context,
    `${JSON.stringify(text)} is not a base URL: use https:// (http:// only for this machine), without credentials, a query, or a fragment`,
  );
});

const media = z.string().transform((text, context) => {
  if (/^\/(?!\/)[^?#\\\s]*$/.test(text)) return text.replace(/\/+$/, '');
  const parsed = base.safeParse(text);
  if (parsed.success) return parsed.data;
  return addIssue(
    context,
    `${JSON.stringify(text)} is neither a path that starts with a single slash nor an https:// URL without a query or fragment`,
  );
});

const appId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'use only letters, digits, - and _, at most 64 characters');

const appIds = list.pipe(z.array(appId));

const defaultAppId = 'brazos';

const settingsSchema = z
  .object({
    NEXT_PUBLIC_SITE_URL: origin.default('http://127.0.0.1:4173'),
    NEXT_PUBLIC_PLATFORM_URL: base.default(''),
    NEXT_PUBLIC_APP_ID: appId.optional(),
    NEXT_PUBLIC_APP_IDS: appIds.default([]),
    NEXT_PUBLIC_PLATFORM_ORIGINS: origins.default([]),
    NEXT_PUBLIC_PARENT_ORIGINS: origins.default([]),
    NEXT_PUBLIC_MEDIA_URL: media.default('/media'),
    SITE_REPORT_URL: z
      .union([
        z.literal(''),
        base.refine((url) => !/["'{}$]/.test(url), 'has a character that a header can’t carry'),
      ])
      .default(''),
    // lib/content reads it from the environment too.
    SITE_PREVIEW: z
      .enum(['0', '1'], 'must be 1 (include drafts) or 0 (leave them out)')
      .default('0'),
  })
  .transform(({ NEXT_PUBLIC_APP_ID: ownApp, NEXT_PUBLIC_APP_IDS: otherApps, ...env }) => ({
    siteUrl: env.NEXT_PUBLIC_SITE_URL,
    /** '' means the page's own origin. */
    platformUrl: env.NEXT_PUBLIC_PLATFORM_URL,
    appId: ownApp ?? defaultAppId,
    /** The apps that a link can select; null for any, if the build names none. */
    appIds:
      ownApp === undefined && otherApps.length === 0
        ? null
        : [ownApp ?? defaultAppId, ...otherApps],
    platformOrigins: env.NEXT_PUBLIC_PLATFORM_ORIGINS,
    parentOrigins: env.NEXT_PUBLIC_PARENT_ORIGINS,
    mediaUrl: env.NEXT_PUBLIC_MEDIA_URL,
    /** Where browsers report CSP violations; '' for nowhere. Used only in the hosts' headers. */
    reportUrl: env.SITE_REPORT_URL,
    /** Whether to include drafts, and to mark every page as a preview. */
    preview: env.SITE_PREVIEW === '1',
  }));

const examples: Record<keyof z.input<typeof settingsSchema>, string> = {
  NEXT_PUBLIC_SITE_URL: 'https://www.example.com',
  NEXT_PUBLIC_PLATFORM_URL: originExample,
  NEXT_PUBLIC_APP_ID: 'brazos',
  NEXT_PUBLIC_APP_IDS: 'brazos,brazos-staging',
  NEXT_PUBLIC_PLATFORM_ORIGINS: `${originExample},https://staging.example.com`,
  NEXT_PUBLIC_PARENT_ORIGINS: 'https://editor.example.com',
  NEXT_PUBLIC_MEDIA_URL: 'https://media.example.com/brazos',
  SITE_REPORT_URL: 'https://reports.example.com/csp',
  SITE_PREVIEW: '1',
};

/** The environment variables. */
export const settingNames = Object.keys(examples);

export type Settings = z.infer<typeof settingsSchema>;

/** Lists every malformed setting by name, with the problem and a valid example. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * The build's settings; all are optional, and an empty one counts as unset.
 *
 * @throws SettingsError
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = settingNames.map((name) => [name, env[name]?.trim() || undefined]);
  const parsed = settingsSchema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const lines = Object.entries(examples).flatMap(([name, example]) =>
    parsed.error.issues
      .filter(({ path }) => path[0] === name)
      .map(({ message }) => `  ${name}: ${message}. Example: ${name}=${example}`),
  );
  throw new SettingsError(`Malformed build settings:\n${lines.join('\n')}`);
}

/** Allows http on this machine only, since requests contain a token. */
function parseSecureUrl(text: string): URL | null {
  const url = /\s/.test(text) ? null : parseUrl(text);
  if (url === null) return null;
  if (url.protocol === 'https:') return url;
  const loopback = /^(127(\.\d+){3}|\[::1\]|(.+\.)?localhost)$/.test(url.hostname);
  return url.protocol === 'http:' && loopback ? url : null;
}

function addIssue(context: z.RefinementCtx, message: string) {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** Other sites' services that site.yaml names, as the policy needs them. */
export interface SiteServices {
  /** Where requests for a demo are posted. */
  requestForm?: string | undefined;
  analytics?: { url: string; domain: string } | undefined;
}

/**
 * Where forms may lead: to an email, and to the form service, which leads back to this site. Browsers apply this to the
 * redirects, too.
 */
export function formTargets({ requestForm }: SiteServices): string[] {
  return ['mailto:', ...(requestForm === undefined ? [] : ["'self'", new URL(requestForm).origin])];
}
