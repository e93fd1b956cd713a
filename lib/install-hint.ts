/** What installs a program, by package manager. A program without one isn't available on that system. */
interface Packages {
  /** Debian's packages. */
  debian: string;
  /** Homebrew's packages, on macOS. */
  homebrew?: string;
  /** A winget package, on Windows. */
  winget?: string;
}

/** Says how to install a program on this system, as a sentence. */
export function installHint({ debian, homebrew, winget }: Packages): string {
  const { platform } = process;
  if (platform === 'darwin' && homebrew !== undefined) {
    return `On macOS, install it with \`brew install ${homebrew}\`.`;
  }
  if (platform === 'win32' && winget !== undefined) {
    return `On Windows, install it with \`winget install ${winget}\`.`;
  }
  const onDebian = `install it with \`apt-get install --no-install-recommends ${debian}\`.`;
  return platform === 'linux'
    ? `On Debian, ${onDebian}`
    : `It isn’t available for this system. Use Linux, or a container or WSL with Debian, and ${onDebian}`;
}
