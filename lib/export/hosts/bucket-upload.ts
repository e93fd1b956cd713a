import { extname } from 'node:path';
import { contentType } from './content-types';
import { type HostDescription, headersAt } from './description';
import { notServed } from './server-rules';

const hostFiles = new RegExp(notServed.replace('404\\.html|', ''));

/**
 * A script that copies `out/` to a bucket, with type and caching of each file, pages last: whoever reads a
 * new page finds its files there. Compressed copies stay behind, since CloudFront compresses by itself.
 *
 * @param files paths inside `out/`, such as `og/Home.png`
 */
export function bucketUpload(description: HostDescription, files: readonly string[]): string {
  const groups = new Map<string, Set<string>>();
  for (const file of files) {
    if (hostFiles.test(`/${file}`)) continue;
    const caching = headersAt(description, `/${file}`)['Cache-Control'] ?? '';
    const key = `--content-type '${contentType(file)}' --cache-control '${caching}'`;
    groups.set(key, (groups.get(key) ?? new Set()).add(patternOf(file)));
  }
  const isPages = ([key]: [string, unknown]) => Number(key.includes('text/html'));
  const commands = [...groups]
    .sort((one, other) => isPages(one) - isPages(other))
    .map(([key, patterns]) => {
      const includes = [...patterns].sort().map((pattern) => `--include '${pattern}'`);
      return `aws s3 cp out "s3://$BUCKET" --recursive --exclude '*' ${includes.join(' ')} ${key}`;
    });
  return `#!/bin/sh
# Made by the build; see lib/export/hosts/bucket-upload.ts. Run it beside out/: BUCKET=name sh upload.sh
set -eu
: "\${BUCKET:?set it to the name of the bucket}"
${commands.join('\n')}
`;
}

/** All files of a folder with the same ending; of the top folder, each file by itself but pages and their data. */
function patternOf(file: string): string {
  const ending = extname(file);
  const folder = /^(_next\/static|[^/]+)\//.exec(file)?.[0];
  if (folder !== undefined) return `${folder}*${ending}`;
  return file;
}
