import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { replaceLines, startServer } from './server-process';

const packages = 'nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static';
const modules = '/usr/lib/nginx/modules';

/** Debian's nginx with the build's configuration, in its own folder; it doesn't need root. */
export async function startNginx() {
  const running = await startServer((folder, port) => {
    const site = replaceLines(readFileSync('out-hosts/nginx.conf', 'utf8'), {
      'root /srv/site;': `root ${resolve('out')};`,
      'access_log /var/log/nginx/access.log ': `access_log ${folder}/access.log `,
      'error_log /var/log/nginx/error.log ': 'error_log stderr ',
      'listen 8080;': `listen 127.0.0.1:${port};`,
    });
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, mainConfiguration(folder, site));
    return { command: 'nginx', args: ['-e', 'stderr', '-p', folder, '-c', file], packages };
  });
  const accessed = join(running.folder, 'access.log');
  const log = () => readFileSync(accessed, 'utf8') + running.output();
  return { ...running, log };
}

function mainConfiguration(folder: string, site: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // When started by root, nginx switches to `nobody`, who can't read all of root's folders.
  return `daemon off;
${userInfo().uid === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
load_module ${modules}/ngx_http_brotli_static_module.so;
events {}
http {
    access_log off;
${paths.map((name) => `    ${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}
`;
}
