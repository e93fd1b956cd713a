import { contentBeforeFilms, returnOf } from '@/lib/content';

const [first] = contentBeforeFilms().iso.implementation.sections;
if (first === undefined) throw new Error('content/pages/ISO.yaml has no section to show a sum of.');

/** The first worked example of the page: its section and its sum, in whole dollars and per cent. */
export const facts = { section: first.number, ...returnOf(first.example) };
