import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { z } from 'zod';

/** In `out/`: lists the files whose names contain a hash, each with the date of the last build that used it. */
export const listName = 'hashed-files.json';

const folder = '_next/static';

/** File path → date. Paths from a downloaded list are written to, so they must not leave their folder. */
const listSchema = z.record(
  z
    .string()
    .regex(
      /^_next\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/,
      'is not the path of a hashed file',
    ),
  z.iso.date(),
);

export type HashedFiles = z.infer<typeof listSchema>;

/** @param source a path or a URL, for messages. @throws Error if the text isn't a valid list */
export function parseList(text: string, source: string): HashedFiles {
  const parsed = listSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(
    `${source} is not a list of hashed files (${issue?.path.join('.')} ${issue?.message}). Use the one that a build of this site wrote.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema rejects undefined.
    return undefined;
  }
}

/** Writes the list of a fresh export. */
export function listHashedFiles(out: string, day: string): void {
  const files = readdirSync(join(out, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(out.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
  writeList(out, Object.fromEntries(files.map((file) => [file, day])));
}

export function loadList(out: string): HashedFiles {
  const file = join(out, listName);
  if (!existsSync(file)) {
    throw new Error(`${file} not found: ${out} must be the output of \`npm run build\`.`);
  }
  return parseList(readFileSync(file, 'utf8'), file);
}

export function writeList(out: string, files: HashedFiles): void {
  writeFileSync(join(out, listName), `${JSON.stringify(files, null, 1)}\n`);
}
