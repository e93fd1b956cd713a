import { contentTypes } from './content-types';
import { type HostDescription, neverStored, type Redirect, secretQuery } from './description';
import { notServed, otherSpellings, type ServerHeader, serverHeaders } from './server-rules';

export interface ServerPlace {
  /** Folder with the site. */
  root: string;
  /** Where the server listens, in its own words. */
  listen: string;
}

/**
 * A file for nginx's `conf.d/`: maps and one `server`. It sends the `.br` and `.gz` files of the build,
 * for which nginx needs Debian's `libnginx-mod-http-brotli-static`.
 */
export function nginxConfig(description: HostDescription, { root, listen }: ServerPlace): string {
  const headers = serverHeaders(description);
  const caching = headers.find(({ name }) => name === 'Cache-Control');
  if (caching === undefined) throw new Error('The description sets no Cache-Control.');
  return `# Made by the build; see lib/export/hosts/nginx.ts.
# Without nginx's brotli module take out the line "brotli_static": gzip is sent then.
${headers.map(mapOf).join('')}
# A sign-in comes back with its token in the query: such a response isn't stored, and the log has no queries.
map $args $site_caching {
    default ${sentAs(caching)};
    "~*${secretQuery(description)}" "${neverStored}";
}
map $request_uri $site_logged_path {
    "~^(?<site_path>[^?]*)" $site_path;
}
log_format site_without_query '$remote_addr - $remote_user [$time_local] '
    '"$request_method $site_logged_path $server_protocol" $status $body_bytes_sent "$http_user_agent"';

server {
    listen ${listen};
    root ${root};
    server_tokens off;
    access_log ${accessLog} site_without_query;

    # Addresses stay as they were asked for: /AITeam// is no page, and a redirect names no port of the inside.
    merge_slashes off;
    absolute_redirect off;

    types {
${typesOf().join('\n')}
    }
    default_type application/octet-stream;

    gzip_static on;
    brotli_static on;
    gzip_vary on;
    sendfile on;
    tcp_nopush on;

${headers.map((header) => `    add_header ${header.name} ${header === caching ? '$site_caching' : sentAs(header)} always;`).join('\n')}

    error_page 403 404 /${description.notFound};
    location = /${description.notFound} {
        internal;
    }
    location = / {
        try_files /index.html =404;
    }
    location = /index.html {
        return 308 /$is_args$args;
    }
    location ~ "//|${notServed}" {
        return 404;
    }
    location ~ "${otherSpellings(description)}" {
        return 308 /$1$is_args$args;
    }
${description.aliases.map(redirect).join('\n')}
    location / {
        try_files $uri $uri.html =404;
    }
}
`;
}

/** Where nginx writes its access log, as on Debian. */
export const accessLog = '/var/log/nginx/access.log';

/** Adds nothing where the map has no value, since nginx leaves out headers that are empty. */
function mapOf(header: ServerHeader): string {
  if (header.byPath.length === 0) return '';
  return `
map $uri ${sentAs(header)} {
    default ${quoted(header.otherwise ?? '')};
${header.byPath.map(({ regex, value }) => `    "~${regex}" ${quoted(value)};`).join('\n')}
}
`;
}

function sentAs({ name, otherwise, byPath }: ServerHeader): string {
  if (byPath.length === 0) return quoted(otherwise ?? '');
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** A value that may have double quotes of its own. */
function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}

function typesOf(): string[] {
  return Object.entries(contentTypes).map(
    ([ending, type]) => `        "${type}" ${ending.slice(1)};`,
  );
}

function redirect({ from, to, status }: Redirect): string {
  return `    location = ${from} {
        return ${status} ${to}$is_args$args;
    }`;
}
