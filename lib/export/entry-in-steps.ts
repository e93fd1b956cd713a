/** What has Turbopack run the page's entry as soon as the framework's file is here. */
const entryCall = /"runtimeModuleIds":\[(\d+)\]/;

/** Where a module begins in a file of Turbopack's: its id, and the function that makes it. */
const moduleStart = /[[,](\d+),\(\w+(?:,\w+)*\)=>\{/g;

/** What stands in react-dom alone. */
const reactDom = '.hydrateRoot=';

/**
 * The id of the module of react-dom that takes over a page.
 *
 * @throws when the framework's script has it not: React or Turbopack write it in another way now.
 */
export function reactDomIn(script: string): string {
  const before = script.slice(0, Math.max(script.indexOf(reactDom), 0));
  const id = [...before.matchAll(moduleStart)].at(-1)?.[1];
  if (id === undefined) throw new Error(`The framework’s script has no module with ${reactDom}`);
  return id;
}

/**
 * Has react-dom made ready alone when the framework's file comes, and leaves the entry, which needs it and
 * takes over the page, to a later task: both in one task would hold up a phone's presses for longer.
 *
 * @returns the page, and the id of its entry for who is to run it.
 * @throws when the page calls no entry: the export looks other than this step expects.
 */
export function postponeEntry(html: string, page: string, first: string) {
  const entry = entryCall.exec(html)?.[1];
  if (entry === undefined) throw new Error(`${page} does not call the framework’s entry module`);
  return { html: html.replace(entryCall, `"runtimeModuleIds":[${first}]`), entry };
}
