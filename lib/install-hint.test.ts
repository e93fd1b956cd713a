import { expect, it } from 'vitest';
import { installHint } from './install-hint';

const everywhere = { debian: 'firefox-esr', homebrew: '--cask firefox@esr', winget: 'Firefox.ESR' };

it.each([
  ['linux', 'On Debian, install it with `apt-get install --no-install-recommends firefox-esr`.'],
  ['darwin', 'On macOS, install it with `brew install --cask firefox@esr`.'],
  ['win32', 'On Windows, install it with `winget install Firefox.ESR`.'],
] as const)('names the package manager of %s', (platform, hint) => {
  expect(installHint(everywhere, platform)).toBe(hint);
});

it('says which system to use if there is no package', () => {
  expect(installHint({ debian: 'xvfb' }, 'darwin')).toBe(
    'It isn’t available for this system. Use Linux, or a container or WSL with Debian, and install it with `apt-get install --no-install-recommends xvfb`.',
  );
});
