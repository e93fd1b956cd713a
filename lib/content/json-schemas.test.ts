import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { jsonSchemas } from './json-schemas';
import { loadContent } from './read-content';

const schemas = jsonSchemas(loadContent('content', { media: null }).schemas);
const settings = z.object({
  'yaml.schemas': z.record(z.string(), z.string().or(z.array(z.string()))),
});
const mapping = settings.parse(JSON.parse(readFileSync('.vscode/settings.json', 'utf8')));

function schemasOf(file: string): string[] {
  return Object.entries(mapping['yaml.schemas']).flatMap(([schema, patterns]) => {
    const all = [patterns].flat();
    const isMatch = all.includes('content/pages/*.yaml')
      ? file.startsWith('pages/') && !all.includes(`!content/${file}`)
      : all.includes(`content/${file}`);
    return isMatch ? [schema.replace('content/.schemas/', '')] : [];
  });
}

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
);

it.each(files)('an editor accepts content/%s as it is, and refuses an unknown field', (file) => {
  const [name = '', ...others] = schemasOf(file);
  expect(others).toEqual([]);
  const schema = schemas.get(name);
  if (schema === undefined) throw new Error(`.vscode/settings.json has no schema for ${file}`);
  const validator = z.fromJSONSchema(JSON.parse(JSON.stringify(schema)));
  const value: unknown = parse(readFileSync(`content/${file}`, 'utf8'));
  expect(validator.safeParse(value).error).toBeUndefined();
  const wrong = Array.isArray(value)
    ? [{ ...value[0], colour: 'red' }]
    : { ...Object(value), colour: 'red' };
  expect(validator.safeParse(wrong).success).toBe(false);
});
