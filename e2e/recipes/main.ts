/**
 * `npm run recipes`: applies every recipe to a copy of the site, one after another, and runs the check, the build, and
 * all tests there. `--recipe TITLE` applies one, `--only check|unit|build|browser` runs one step. Arguments after `--`
 * go to Playwright.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '@/lib/content/problem';
import { readContent } from '@/lib/content/read-content';
import { copyCheckout } from '../copy-checkout';
import { recipes } from './all-recipes';
import type { Recipe } from './recipe';
import { siteFiles } from './site-files';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { recipe: { type: 'string' }, only: { type: 'string' } },
});

const steps: Readonly<Record<string, readonly string[]>> = {
  check: ['npm', 'run', '--silent', 'check'],
  unit: ['npm', 'run', '--silent', 'test:unit'],
  build: ['npm', 'run', '--silent', 'build'],
  browser: ['npm', 'run', '--silent', 'test:e2e', '--', ...positionals],
};

/** A recipe with those that have to be applied first. */
function withPrerequisites(title: string): Recipe[] {
  const recipe = recipes.find((each) => each.title === title);
  if (recipe === undefined) {
    const titles = recipes.map((each) => each.title).join('\n');
    throw new Error(`There’s no recipe “${title}”. The recipes are:\n${titles}`);
  }
  return [...(recipe.after === undefined ? [] : withPrerequisites(recipe.after)), recipe];
}

/** @returns what the content check says after the recipe; null if there are no mistakes */
function problemsAfter(recipe: Recipe, folder: string): string | null {
  try {
    recipe.apply(siteFiles(folder));
    readContent(join(folder, 'content'), { media: join(folder, 'public/media') });
    return null;
  } catch (error) {
    return error instanceof ContentError ? error.message : String(error);
  }
}

if (values.only !== undefined && !(values.only in steps)) {
  throw new Error(`--only must be one of: ${Object.keys(steps).join(', ')}`);
}
const copy = copyCheckout('recipes-');
console.log(`A copy of the site: ${copy.folder}\n`);

const chosen = values.recipe === undefined ? recipes : withPrerequisites(values.recipe);
for (const recipe of chosen) {
  const problems = problemsAfter(recipe, copy.folder);
  console.log(`${problems === null ? 'passed' : 'FAILED'}  ${recipe.title}`);
  if (recipe.alsoChanges !== undefined) console.log(`        ${recipe.alsoChanges}`);
  if (problems === null) continue;
  console.error(problems);
  process.exit(1);
}
console.log(`\n${chosen.length} recipes applied.\n`);

const commands = [
  ['npm', 'ci', '--no-audit', '--no-fund'],
  ...Object.entries(steps).flatMap(([name, command]) =>
    values.only === undefined || values.only === name ? [command] : [],
  ),
];
const failures = commands.flatMap(([command = '', ...args]) => copy.run(command, ...args) ?? []);
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
else console.log(`Everything passes with ${chosen.length} recipes applied.`);
