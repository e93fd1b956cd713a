import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { replaceLines, startServer } from './server-process';

/** Caddy with the build's Caddyfile, without its admin endpoint and automatic HTTPS. */
export async function startCaddy() {
  const running = await startServer((folder, port) => {
    const site = replaceLines(readFileSync('out-hosts/Caddyfile', 'utf8'), {
      'root * /srv/site': `root * ${resolve('out')}`,
      '\n{\n': '\n{\n\tadmin off\n\tauto_https off\n',
      '\n:8080 {': `\nhttp://127.0.0.1:${port} {`,
    });
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, site);
    return {
      command: 'caddy',
      packages: 'caddy',
      args: ['run', '--config', file, '--adapter', 'caddyfile'],
      // Otherwise, Caddy writes to the user's own configuration folders.
      env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    };
  });
  return { ...running, log: running.output };
}
