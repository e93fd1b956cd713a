import { z } from 'zod';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      optional: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
      libc: z.array(z.string()).optional(),
    }),
  ),
});

/**
 * The packages in a lockfile that `npm ci` would install without verifying a hash. Binaries for other systems don't
 * count: a registry that doesn't have them can't provide their hashes.
 *
 * @param text of package-lock.json
 * @param system where packages are installed, in npm's terms; `libc` (`glibc` or `musl`) matters only on Linux
 */
export function unverifiedPackages(
  text: string,
  system: { platform: string; arch: string; libc: string },
): string[] {
  return Object.entries(lockfile.parse(JSON.parse(text)).packages).flatMap(
    ([name, { integrity, link, optional, os, cpu, libc }]) => {
      if (name === '' || link === true || /^sha512-./.test(integrity ?? '')) return [];
      const isForHere =
        includes(os, system.platform) && includes(cpu, system.arch) && includes(libc, system.libc);
      return optional === true && !isForHere ? [] : [name];
    },
  );
}

function includes(list: readonly string[] | undefined, name: string): boolean {
  return list === undefined || list.includes(name);
}
