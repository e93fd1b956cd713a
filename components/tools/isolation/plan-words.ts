export interface RuleWords {
  /** What's wrong, after the tag, source, name, or plan that it's about. */
  found: string;
  /** What it means. */
  why: string;
  mend: string;
  /** Its paragraphs. */
  source: string;
}

/** The words of the rules about the crew, the box, and the steps. */
export const planWords = {
  'key outside': {
    found: 'has no key in the lock box',
    why: 'Anyone with the key can unlock the device while the crew works.',
    mend: 'List the key of every lock in the box. Or have everyone hang a personal lock on every point.',
    source: '29 CFR 1910.147(f)(3)(i)',
  },
  'personal lock missing': {
    found: 'has no personal lock',
    why: 'Nobody works under someone else’s lock.',
    mend: 'Each of the crew hangs a lock of their own before they start, and takes it off when they stop.',
    source: '29 CFR 1910.147(f)(3)(ii)(D)',
  },
  'crew unnamed': {
    found: 'doesn’t say who works behind the locks',
    why: 'Without names, nobody can check that each has a lock.',
    mend: 'List each person by name. A role isn’t a name.',
    source: '29 CFR 1910.147(f)(3)(ii)(B), (D)',
  },
  'nobody in charge': {
    found: 'has a crew, but nobody in charge of the lockout',
    why: 'One authorized employee has to know who is exposed, and when all are clear.',
    mend: 'Name that person.',
    source: '29 CFR 1910.147(f)(3)(ii)(A), (B)',
  },
  'steps out of order': {
    found: 'is out of sequence',
    why: 'Each step depends on those before. Lines are parted after the release, and work starts after the verification.',
    mend: 'Move it, and number the steps again.',
    source: '29 CFR 1910.147(c)(9), (d)(1) to (6)',
  },
  'step missing': {
    found: 'is missing from the steps',
    why: 'The procedure has specific steps for each.',
    mend: 'Add what’s missing to your plan, and write its number here.',
    source: '29 CFR 1910.147(c)(4)(ii), (c)(9), (d); electrical work: 1910.333(b)(2)(ii)(A)',
  },
  'shift change': {
    found: 'doesn’t carry the locks over a shift change',
    why: 'Between two crews, the equipment must never be without a lock.',
    mend: 'Oncoming locks go on before off-going ones come off. Or say that the job ends within the shift.',
    source: '29 CFR 1910.147(f)(4)',
  },
  'removal by others': {
    found: 'doesn’t say that each lock is removed by the person who hung it',
    why: 'A lock that someone else removes can leave its owner at open equipment.',
    mend: 'Each removes their own. For an absent worker, only by the employer’s documented procedure.',
    source: '29 CFR 1910.147(e)(3)',
  },
  'job unstated': {
    found: 'doesn’t say what kind of job it’s for',
    why: 'Entry, line breaks, and electrical work have checks of their own, which weren’t run.',
    mend: 'Choose the job.',
    source: '29 CFR 1910.147(c)(4)(ii)(A)',
  },
} as const satisfies Readonly<Record<string, RuleWords>>;
