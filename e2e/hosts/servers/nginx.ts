import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { accessLog } from '@/lib/deploy/hosts/nginx';
import { serverDefaults } from '@/lib/deploy/hosts/write-host-files';
import type { HostKind } from './host';
import { startServerProcess } from './server-process';
import { findBinary, patchConfig, unusedPort } from './server-setup';

const packages = 'nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static';
const modules = '/usr/lib/nginx/modules';

/** Debian's nginx with the build's configuration, in its own folder; it doesn't need root. */
export const nginx: HostKind = {
  name: 'nginx',
  behavior: {},
  reasons: {},
  async start({ out, hostFolder }) {
    const binary = findBinary('nginx', packages);
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const port = await unusedPort();
    const site = patchConfig(readFileSync(join(hostFolder, 'nginx.conf'), 'utf8'), {
      [`root ${serverDefaults.root};`]: `root ${resolve(out)};`,
      [`access_log ${accessLog} `]: `access_log ${folder}/access.log `,
      [`listen ${serverDefaults.listen};`]: `listen 127.0.0.1:${port};`,
    });
    writeFileSync(join(folder, 'site.conf'), site);
    // When started by root, nginx switches to `nobody`, who can't read all of root's folders.
    const user = userInfo().uid === 0 ? 'user root;' : '';
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off;
${user}
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 2;
load_module ${modules}/ngx_http_brotli_static_module.so;
events { worker_connections 4096; }
http {
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include ${folder}/site.conf;
}
`,
    );
    const url = `http://127.0.0.1:${port}`;
    const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
    const running = await startServerProcess(url, { command: binary, args, cwd: folder });
    return {
      url,
      accessLog: join(folder, 'access.log'),
      async stop() {
        await running.stop();
        rmSync(folder, { recursive: true });
      },
    };
  },
};
