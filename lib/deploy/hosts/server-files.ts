import { readFileSync } from 'node:fs';
import { contentTypes } from './content-types';
import {
  type HostDescription,
  joined,
  notFoundHeaders,
  type PathPattern,
  regexOf,
  secretQueryPattern,
} from './host-description';

/** Files in `out/` that have no URL: compressed copies, and files for hosts. */
export const notServed = String.raw`^/(index|404|404\.html|_headers|_redirects|\.nojekyll|\.assetsignore)$|\.(br|gz)$`;

/**
 * A file for nginx's `conf.d/`: maps and one `server`. It serves the `.br` and `.gz` files of the build; `.br` needs
 * Debian's `libnginx-mod-http-brotli-static`.
 */
export function nginxConfig(description: HostDescription): string {
  const headers = headersByPath(description);
  const types = Object.entries(contentTypes);
  return fillTemplate('nginx.conf', description, {
    maps: headers.filter(({ byPath }) => byPath.length > 0).map(nginxMap),
    types: types.map(([extension, type]) => `        "${type}" ${extension.slice(1)};`),
    headers: headers.map((header) => {
      // A sign-in's response isn't stored.
      const isCaching = header.name === 'Cache-Control';
      const value = isCaching ? '$site_caching' : nginxValue(header);
      return `    add_header ${header.name} ${value} always;`;
    }),
    aliases: description.aliases.map(
      ({ from, to, status }) =>
        `    location = ${from} {\n        return ${status} ${to}$is_args$args;\n    }`,
    ),
  });
}

/** A header's map by path. Nginx omits headers with an empty value. */
function nginxMap(header: HeaderByPath): string {
  const { defaultValue = '', byPath } = header;
  const values = byPath.map(({ regex, value }) => `    "~${regex}" ${quoted(value)};\n`);
  return `\nmap $uri ${nginxValue(header)} {\n    default ${quoted(defaultValue)};\n${values.join('')}}`;
}

function nginxValue({ name, defaultValue = '', byPath }: HeaderByPath): string {
  if (byPath.length === 0) return quoted(defaultValue);
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

/**
 * A Caddyfile for the site, which serves the `.br` and `.gz` files of the build. Paths are matched by regular
 * expressions, because Caddy's path matcher is case-insensitive, and as variables, because `path_regexp` would merge their
 * slashes. Directives are in a `route`, because Caddy would reorder them otherwise.
 */
export function caddyfile(description: HostDescription): string {
  return fillTemplate('Caddyfile', description, {
    aliases: description.aliases.map(({ from, to }) => `\t\t${from} ${to}`),
    headers: headersByPath(description).flatMap(({ name, defaultValue, byPath }) => [
      ...(defaultValue === undefined ? [] : [`\t\theader ${name} ${quoted(defaultValue)}`]),
      ...byPath.flatMap(({ regex, value }, index) =>
        caddyHeader(`${name.toLowerCase()}-${index}`, regex, `${name} ${quoted(value)}`),
      ),
    ]),
    // By extension, because Caddy's own come from the system. Page URLs have none, and Caddy knows HTML.
    types: Object.entries(contentTypes).flatMap(([extension, type]) =>
      extension === '.html'
        ? []
        : caddyHeader(`type-${extension.slice(1)}`, `\\${extension}$`, `Content-Type "${type}"`),
    ),
    missing: Object.entries(notFoundHeaders(description)).map(
      ([name, value]) => `\t\t\t\t${name} ${quoted(value)}`,
    ),
  });
}

function caddyHeader(matcher: string, regex: string, header: string): string[] {
  return [`\t\t@${matcher} path_regexp ${regex}`, `\t\theader @${matcher} ${header}`];
}

/** A template of this folder with its places filled in: `{{aliases}}`. */
function fillTemplate(
  file: string,
  { pages }: HostDescription,
  lines: Readonly<Record<string, readonly string[]>>,
): string {
  const template = readFileSync(new URL(file, import.meta.url), 'utf8');
  const texts = new Map([
    ...Object.entries(lines).map(([place, all]): [string, string] => [place, all.join('\n')]),
    ['secretQuery', secretQueryPattern],
    ['notServed', notServed],
    // `/X.html` and `/X/` of a page. Its first group is the page's name.
    ['otherSpellings', String.raw`^/(${pages.join('|')})(\.html|/)$`],
  ]);
  return template.replace(/\{\{(\w+)\}\}/g, (place, name) => texts.get(name) ?? place);
}

/** A header for servers that match paths by regular expression. */
interface HeaderByPath {
  name: string;
  /** For paths that no pattern matches; undefined if the header isn't sent for them. */
  defaultValue: string | undefined;
  byPath: readonly { regex: string; value: string }[];
}

function headersByPath({ headers, cacheControl }: HostDescription): HeaderByPath[] {
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))];
  return names.map((name) => {
    const settings = headers.flatMap((rule) => {
      const value = rule.headers[name];
      return value === undefined ? [] : rule.paths.map((pattern) => ({ pattern, value }));
    });
    const isForAll = ({ pattern }: { pattern: PathPattern }) => pattern === '/*';
    const forAll = settings.find(isForAll)?.value;
    const fallback = name === 'Cache-Control' ? cacheControl : undefined;
    return {
      name,
      defaultValue: forAll ?? fallback,
      byPath: settings
        .filter((setting) => !isForAll(setting))
        .map(({ pattern, value }) => ({ regex: regexOf(pattern), value: joined(forAll, value) })),
    };
  });
}

/** A value in the configuration of nginx or Caddy. */
function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
