const nouns = 'flange|pump|drum|vessel|exchanger|column|tower|tank|heater|line|valve';

/** P-201A, 200-P-201A, 6in-HC-2001, P201A, 200V201, “V 201”, or “Tank 5”. */
const tagPattern = new RegExp(
  [
    String.raw`(?=[\w/-]*[a-z][-/]\d)[a-z\d]+(?:[-/][a-z\d]+)+`,
    String.raw`\d{0,4}[a-z]{1,4}\d{2,5}[a-z]?`,
    // “at 150 psig” and “to 20 ft” have no tag.
    String.raw`(?!(?:at|to|of|in|on|by|or|up) )[a-z]{1,2} \d{2,5}[a-z]?`,
    String.raw`(?:${nouns}) \d+[a-z]?(?!-?\s*inch)`,
  ]
    .map((form) => String.raw`(?<![\w/-])${form}(?![\w/-])`)
    .join('|'),
  'i',
);
const everyTag = new RegExp(tagPattern, 'gi');

/** Parts of a site, such as “U-200”, numbers of papers, and isotopes of radiography. */
const notEquipment =
  /^(?:u|unit|area|zone|train|deck|level|lvl|el|elev|platform|rack|bay|row|pad|plot|block|phase|section|ss|bldg|building|mcc|pr|cdu|vdu|fccu?|hcu|hdu|hds|sru|cru)[- ]?\d+[a-z]?$|^(?:wo|ptw|loto|moc|jsa)\b|^(?:ir-?192|se-?75|co-?60|yb-?169|cs-?137)$/i;

/** What's named next to a tag isn't on the tag's own equipment. */
const near = 'near|beside|by|around|behind|above|below|under|over|next to|from';
/** What stands at equipment may be on it, or on steel. */
const structure =
  'platform|deck|structure|(?:pipe )?supports?|handrails?|ladders?|stairs?|walkway|grating|foundation';
const nearTag = new RegExp(String.raw`\b(?:${near})\s+\S*$`, 'i');
const structureBefore = new RegExp(
  String.raw`\b(?:${structure})(?:\s+(?:of|at|on|for|to|the))*\s+\S*$`,
  'i',
);
const structureAfter = new RegExp(String.raw`^\s+(?:${structure})\b`, 'i');
const atTag = new RegExp(
  String.raw`\b(?:${near}|area|${structure}|(?:north|south|east|west) of)\b`,
  'i',
);

/** The tags in the words of a job: those that it may be on, those whose supports or platform it's at, and those that it's only near. */
export function tagsIn(words: string): { on: string[]; at: string[]; near: string[] } {
  const found: Record<'on' | 'at' | 'near', string[]> = { on: [], at: [], near: [] };
  for (const { 0: tag, index } of words.matchAll(everyTag)) {
    if (notEquipment.test(tag)) continue;
    const [before, after] = [words.slice(0, index), words.slice(index + tag.length)];
    const isAt = structureBefore.test(before) || structureAfter.test(after);
    const list = nearTag.test(before) ? found.near : isAt ? found.at : found.on;
    if (!list.includes(tag.toUpperCase())) list.push(tag.toUpperCase());
  }
  return found;
}

export function withoutTags(words: string): string {
  return words.replaceAll(everyTag, ' ');
}

/**
 * The equipment that a place names: its whole tag in capitals, so that 200-P-201A isn't 300-P-201A, then the words around it,
 * so that “Tube side of E-205” isn't “Shell side of E-205”. “Flange F-207” is F-207. Null if the place has no tag,
 * or only says what it's near.
 */
export function equipmentIn(place: string): string | null {
  const [tag] = tagPattern.exec(place) ?? [];
  if (tag === undefined || notEquipment.test(tag) || atTag.test(place)) return null;
  // “Isolation of TANK 501, Tank 501” names one tank.
  const [before = '', ...after] = place.toLowerCase().split(tag.toLowerCase());
  const ownName = new RegExp(String.raw`\b(?:${nouns})\s*$`);
  const words = [before.replace(ownName, '').replace(/\bisolation of\b/, ''), ...after].join(' ');
  const part = words.split(/[\s,;()]+/).filter((word) => !['', 'of', 'the'].includes(word));
  const isTag = (word: string) => word.length === 1 || tagPattern.test(word);
  const named = part.map((word) => (isTag(word) ? word.toUpperCase() : word));
  return [tag.toUpperCase().replace(' ', '\u00a0'), ...named].join(' ');
}

/** Whether two may be the same: “E-205” and “E-205 shell”, or “V 201” and “V-201”. “E-205 tubes” isn't “E-205 shell”. */
export function mayBeSame(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  const [one, other] = [splitPart(a), splitPart(b)];
  const areAlike = one.part === '' || other.part === '' || one.part === other.part;
  return one.letters === other.letters && areAlike;
}

/** Whether two tags may be of one machine: “P-201B” and “200-P-201B”, “P-201”, or “P-201A/B”, but not “P-201A” or “SP-201B”. */
export function mayBeTwins(a: string, b: string): boolean {
  const [one, other] = [splitTwins(a), splitTwins(b)];
  const [short = '', long = ''] = [one.stem, other.stem].toSorted((x, y) => x.length - y.length);
  const isEither = one.twins === '' || other.twins === '' || hasSome(one.twins, other.twins);
  const isSameStem = long === short || (/^\d/.test(long) && long.endsWith(short));
  return splitPart(a).letters !== splitPart(b).letters && isSameStem && isEither;
}

/** “P-201A/B” is P201 and AB. */
function splitTwins(equipment: string): { stem: string; twins: string } {
  const [, stem = '', twins = ''] = /^(.*?)([A-Z]*)$/.exec(splitPart(equipment).letters) ?? [];
  return { stem, twins };
}

const hasSome = (letters: string, others: string) =>
  [...letters].some((each) => others.includes(each));

/** The letters and digits of a tag, and the part of the equipment. */
function splitPart(equipment: string): { letters: string; part: string } {
  const [tag = '', ...part] = equipment.split(' ');
  return { letters: tag.replace(/[^A-Z\d]/g, ''), part: part.join(' ') };
}
