import type { ContentFolder } from '../content-folder';
import { walk } from '../tree';
import type { Place } from './place';

/** Files with names and figures that others refer to, which come before files of other pages. */
const registers = ['plant.yaml', 'agents.yaml', 'site.yaml', 'pages.yaml'];

/**
 * Finds where a text without a mark comes from: a tag, a name, or another text that the code compares, so it can't have
 * a mark. Prefers the files and groups of the words around it.
 *
 * @param near places of the words around it, nearest first
 * @returns null for a text that isn't in content/, such as a calculated figure or a label of the code
 */
export function findPlace(
  text: string,
  near: readonly Place[],
  files: ContentFolder,
): Place | null {
  const wanted = text.trim();
  if (wanted === '') return null;
  const nearFiles = [...new Set(near.map(([file]) => file))];
  const names = [...files.texts.keys()].filter((name) => name.endsWith('.yaml'));
  const order = [...new Set([...nearFiles, ...registers, ...names])].filter((name) =>
    names.includes(name),
  );
  const all = order.flatMap((file) => scalarsOf(file, files));
  // A figure could be anybody's, unless it's in a file nearby.
  const isFigure = /^\d+$/.test(wanted);
  const equal = all.filter(
    ({ place, value }) => value === wanted && (!isFigure || nearFiles.includes(place[0])),
  );
  if (equal.length > 0 || isFigure) return nearest(equal, near);
  // Code can show a part of a text, or a text as a part of its own. A word of its own may be in another page's text.
  const known = [...nearFiles, ...registers];
  const shared = all.filter(({ place }) => known.includes(place[0]));
  const part = wanted.length > 2 ? shared.filter(({ value }) => hasWord(value, wanted)) : [];
  if (part.length > 0) return nearest(part, near);
  const whole = shared.filter(({ value }) => value.length > 3 && hasWord(wanted, value));
  const longest = Math.max(...whole.map(({ value }) => value.length));
  return nearest(
    whole.filter(({ value }) => value.length === longest),
    near,
  );
}

interface Scalar {
  place: Place;
  value: string;
}

function scalarsOf(file: string, files: ContentFolder): Scalar[] {
  const found: Scalar[] = [];
  walk(files.open(file).value, [], (value, path) => {
    if (typeof value !== 'string' && typeof value !== 'number') return;
    const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
    found.push({ place: [file, ...steps], value: String(value) });
  });
  return found;
}

/** The one that shares the most with the places around it; among equals, the first. */
function nearest(found: readonly Scalar[], near: readonly Place[]): Place | null {
  const closeness = ({ place }: Scalar) =>
    Math.max(0, ...near.map((other) => sharedSteps(place, other)));
  const most = Math.max(...found.map(closeness));
  return found.find((scalar) => closeness(scalar) === most)?.place ?? null;
}

function sharedSteps(one: Place, other: Place): number {
  const different = one.findIndex((step, index) => step !== other[index]);
  return different === -1 ? one.length : different;
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return at !== -1 && !/\w/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(at + word.length));
}
