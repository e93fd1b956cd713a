import { createRequire } from 'node:module';
import { join } from 'node:path';

// Tailwind's own resolver can't open a file in a folder with # in its name.
globalThis.__tw_resolve = (id, folder) => {
  if (!folder.includes('#')) return undefined;
  return id.startsWith('.')
    ? join(folder, id)
    : createRequire(join(folder, 'x')).resolve(`${id}/index.css`);
};

export default { plugins: { '@tailwindcss/postcss': {} } };
