import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

/** A wording that the site avoids. */
export interface Rule {
  /** Matched against a whole paragraph or value. The finding quotes the match. */
  pattern: RegExp;
  /** The rewrite to consider. */
  use: string;
  why?: string | undefined;
  /** Examples that this rule flags. */
  bad: readonly string[];
  /** Examples of good English that no rule flags. */
  good: readonly string[];
}

const examples = z.array(z.string()).min(1);
const ruleSchema = z
  .strictObject({
    pattern: z.string(),
    /** Of the pattern. Most rules ignore case. */
    flags: z.string().default('i'),
    use: z.string(),
    why: z.string().optional(),
    bad: examples,
    good: examples,
  })
  .transform(({ pattern, flags, ...rest }) => ({ ...rest, pattern: new RegExp(pattern, flags) }));

const folder = fileURLToPath(new URL('rules/', import.meta.url));

/** Of all files in rules/. */
export const rules: readonly Rule[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => z.array(ruleSchema).parse(parse(readFileSync(`${folder}${name}`, 'utf8'))));
