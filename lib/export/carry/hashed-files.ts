import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { z } from 'zod';

/** In `out/`: which files have a name that says what is in them, and the last build that made each. */
export const listName = 'hashed-files.json';

const folder = '_next/static';

/**
 * The days are those of the last build that a file was part of. A path of a list from elsewhere is
 * written to here, so that it must not lead out of its folder.
 */
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

/**
 * Reads a list.
 *
 * @param source said in the error, such as a path or an address
 * @throws Error where the text is no list
 */
export function readList(text: string, source: string): HashedFiles {
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
    // What is no JSON is no list either.
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

export function listOf(out: string): HashedFiles {
  const file = join(out, listName);
  if (!existsSync(file)) {
    throw new Error(`${file} not found: ${out} must be the output of \`npm run build\`.`);
  }
  return readList(readFileSync(file, 'utf8'), file);
}

export function writeList(out: string, files: HashedFiles): void {
  writeFileSync(join(out, listName), `${JSON.stringify(files, null, 1)}\n`);
}
