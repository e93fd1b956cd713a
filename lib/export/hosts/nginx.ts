import { contentTypes } from './content-types';
import type { HostDescription, Redirect } from './description';
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
  return `# Made by the build; see lib/export/hosts/nginx.ts.
# Without nginx's brotli module take out the line "brotli_static": gzip is sent then.
${headers.map(mapOf).join('')}
server {
    listen ${listen};
    root ${root};
    server_tokens off;

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

${headers.map((header) => `    add_header ${header.name} ${sentAs(header)} always;`).join('\n')}

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

/** Adds nothing where the map has no value, since nginx leaves out headers that are empty. */
function mapOf(header: ServerHeader): string {
  if (header.byPath.length === 0) return '';
  return `
map $uri ${sentAs(header)} {
    default "${header.otherwise ?? ''}";
${header.byPath.map(({ regex, value }) => `    "~${regex}" "${value}";`).join('\n')}
}
`;
}

function sentAs({ name, otherwise, byPath }: ServerHeader): string {
  if (byPath.length === 0) return `"${otherwise ?? ''}"`;
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
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
