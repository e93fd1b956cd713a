import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { customPage } from './custom-pages';
import { standardPageSchema } from './schemas/standard-page';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * A JSON Schema for each YAML file, by its name in content/.schemas/. Text editors complete and check fields by them:
 * .vscode/settings.json says which file has which. Rules across fields and files are left to the content check.
 */
export function jsonSchemas(schemas: ReadonlyMap<string, z.ZodType>): Map<string, JsonSchema> {
  const own = [...schemas].filter(([file]) => file.endsWith('.yaml') && !isStandardPage(file));
  const named: [string, z.ZodType][] = [
    ...own.map(([file, schema]): [string, z.ZodType] => [file.replace('.yaml', '.json'), schema]),
    ['page.json', standardPageSchema([], false)],
  ];
  return new Map(
    named.map(([name, schema]) => [
      name,
      // The version that editors support.
      z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }),
    ]),
  );
}

const sources = 'lib/content/schemas';

/** Writes them if the code has changed since the last time: it takes a tenth of the content check's time. */
export function writeJsonSchemas(folder: string, schemas: ReadonlyMap<string, z.ZodType>): void {
  const changed = readdirSync(sources).map((file) => statSync(join(sources, file)).mtimeMs);
  const written = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (written > Math.max(...changed)) return;
  rmSync(folder, { recursive: true, force: true });
  for (const [name, schema] of jsonSchemas(schemas)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(schema));
  }
}

function isStandardPage(file: string): boolean {
  const [, page] = /^pages\/(.*)\.yaml$/.exec(file) ?? [];
  return page !== undefined && customPage(page) === undefined;
}
