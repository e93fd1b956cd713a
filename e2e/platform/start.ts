import { readFileSync } from 'node:fs';

// On an older Node, the packages would fail first, with errors that don't say why: so check before loading them.
const { engines }: { engines: { node: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
const required = engines.node.replace('>=', '');
if (process.versions.node.localeCompare(required, 'en', { numeric: true }) < 0) {
  console.error(
    `This site requires Node ${required} or newer; you have ${process.versions.node}. Install a newer version from https://nodejs.org and try again.`,
  );
  process.exitCode = 1;
} else {
  const { main } = await import('./start/main');
  await main(process.argv.slice(2), process.env);
}
