import { contentTypes } from './content-types';
import { type HostDescription, headersOfMissing } from './description';
import type { ServerPlace } from './nginx';
import { notServed, otherSpellings, serverHeaders } from './server-rules';

/**
 * A Caddyfile with the site, which sends the `.br` and `.gz` files of the build. Paths are compared by
 * regular expressions, since Caddy's own matcher makes no difference between capitals and small letters.
 */
export function caddyfile(description: HostDescription, { root, listen }: ServerPlace): string {
  return `# Made by the build; see lib/export/hosts/caddy.ts.
${listen} {
	root * ${root}

	map {query} {site_query} {
		~^(.+)$ "?\${1}"
		default ""
	}
	map {path} {site_alias} {
${description.aliases.map(({ from, to }) => `		${from} ${to}`).join('\n')}
		default ""
	}

	header -Server
${serverHeaders(description).flatMap(headerLines).join('\n')}
${Object.entries(contentTypes).flatMap(typeLines).join('\n')}

	@alias not vars {site_alias} ""
	redir @alias {site_alias}{site_query} 301
	@index path_regexp ^/index\\.html$
	redir @index /{site_query} 308
	@other path_regexp page ${otherSpellings(description)}
	redir @other /{re.page.1}{site_query} 308

	@none path_regexp ${notServed}
	error @none 404
	@write not method GET HEAD
	error @write 405

	try_files {path} {path}.html
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}

	handle_errors {
		root * ${root}
		header {
			Content-Type "${contentTypes['.html']}"
${Object.entries(headersOfMissing(description))
  .map(([name, value]) => `			${name} "${value}"`)
  .join('\n')}
			-Server
		}
		rewrite * /${description.notFound}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

function headerLines({ name, otherwise, byPath }: ReturnType<typeof serverHeaders>[number]) {
  return [
    ...(otherwise === undefined ? [] : [`	header ${name} "${otherwise}"`]),
    ...byPath.flatMap(({ regex, value }, index) => {
      const matcher = `@${name.toLowerCase()}-${index}`;
      return [`	${matcher} path_regexp ${regex}`, `	header ${matcher} ${name} "${value}"`];
    }),
  ];
}

/** Pages have no ending in their address, and Caddy knows their type; of other types it asks the system. */
function typeLines([ending, type]: [string, string]): string[] {
  if (ending === '.html') return [];
  const matcher = `@type-${ending.slice(1)}`;
  return [
    `	${matcher} path_regexp \\.${ending.slice(1)}$`,
    `	header ${matcher} Content-Type "${type}"`,
  ];
}
