import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the README of components/auth has the example that runs here', () => {
  const example = readFileSync('e2e/client/open-tasks.tsx', 'utf8').replace(
    '@/components/auth/use-platform',
    './use-platform',
  );
  const readme = readFileSync('components/auth/README.md', 'utf8');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});
