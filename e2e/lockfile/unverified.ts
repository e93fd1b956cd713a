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
    }),
  ),
});

/**
 * The packages of a lockfile that `npm ci` would install without checking their content against a hash.
 * A binary for other systems is left out: a registry that doesn't carry it can't give its hash.
 *
 * @param text of package-lock.json
 * @param system as `process` names it: the one that installs
 */
export function unverified(text: string, system: { platform: string; arch: string }): string[] {
  return Object.entries(lockfile.parse(JSON.parse(text)).packages).flatMap(
    ([name, { integrity, link, optional, os, cpu }]) => {
      if (name === '' || link === true || /^sha512-./.test(integrity ?? '')) return [];
      const isForHere = includes(os, system.platform) && includes(cpu, system.arch);
      return optional === true && !isForHere ? [] : [name];
    },
  );
}

function includes(list: readonly string[] | undefined, name: string): boolean {
  return list === undefined || list.includes(name);
}
