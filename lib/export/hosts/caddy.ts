import { contentTypes } from './content-types';
import { type HostDescription, headersOfMissing, neverStored, secretQuery } from './description';
import type { ServerPlace } from './nginx';
import { notServed, otherSpellings, type ServerHeader, serverHeaders } from './server-rules';

/** Where Caddy writes its access log: with its own messages. */
export const logOutput = 'output stderr';

/** Names that no file can have, at which Caddy would fail with 500. */
const impossible = String.raw`\x00|[^/]{250}`;

/**
 * A Caddyfile with the site, which sends the `.br` and `.gz` files of the build. Paths are compared by
 * regular expressions, since Caddy's own matcher makes no difference between capitals and small letters,
 * and all stands in a `route`, since Caddy would put it into an order of its own otherwise.
 */
export function caddyfile(description: HostDescription, { root, listen }: ServerPlace): string {
  return `# Made by the build; see lib/export/hosts/caddy.ts.
${listen} {
	root * ${root}
	# A sign-in comes back with its token in the query: the log has no queries.
	log {
		${logOutput}
		format filter {
			wrap json
			fields {
				request>uri regexp "\\?.*" ""
				request>headers>Referer delete
				resp_headers>Location delete
			}
		}
	}

	map {query} {site_query} {
		~^(.+)$ "?\${1}"
		default ""
	}
	map {path} {site_alias} {
${description.aliases.map(({ from, to }) => `		${from} ${to}`).join('\n')}
		default ""
	}

	route {
		header -Server
${serverHeaders(description).flatMap(headerLines).join('\n')}
${Object.entries(contentTypes).flatMap(typeLines).join('\n')}
${secretLines(description, 2)}

		@write not method GET HEAD
		error @write 405
		@none path_regexp ${notServed}|${impossible}
		error @none 404

		@alias not vars {site_alias} ""
		redir @alias {site_alias}{site_query} 301
		@index path_regexp ^/index\\.html$
		redir @index /{site_query} 308
		@other path_regexp page ${otherSpellings(description)}
		redir @other /{re.page.1}{site_query} 308

		try_files {path} {path}.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		root * ${root}
		route {
			header {
				-Server
				Content-Type "${contentTypes['.html']}"
${Object.entries(headersOfMissing(description))
  .map(([name, value]) => `				${name} ${quoted(value)}`)
  .join('\n')}
			}
${secretLines(description, 3)}
			rewrite * /${description.notFound}
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

function headerLines({ name, otherwise, byPath }: ServerHeader): string[] {
  return [
    ...(otherwise === undefined ? [] : [`		header ${name} ${quoted(otherwise)}`]),
    ...byPath.flatMap(({ regex, value }, index) =>
      headerAt(`${name.toLowerCase()}-${index}`, regex, `${name} ${quoted(value)}`),
    ),
  ];
}

/** A sign-in comes back with its token in the query: such a response isn't stored. */
function secretLines(description: HostDescription, depth: number): string {
  const indent = '\t'.repeat(depth);
  return `${indent}@secret vars_regexp {query} (?i)${secretQuery(description)}
${indent}header @secret Cache-Control "${neverStored}"`;
}

/** A value that may have double quotes of its own. */
function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}

/** Pages have no ending in their address, and Caddy knows their type; of other types it asks the system. */
function typeLines([ending, type]: [string, string]): string[] {
  if (ending === '.html') return [];
  return headerAt(`type-${ending.slice(1)}`, `\\${ending}$`, `Content-Type "${type}"`);
}

function headerAt(matcher: string, regex: string, header: string): string[] {
  return [`		@${matcher} path_regexp ${regex}`, `		header @${matcher} ${header}`];
}
