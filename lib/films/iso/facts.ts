import { calculateRoi, contentWithoutMedia } from '@/lib/content';
import { plant } from '../register';

const { iso, drawings } = contentWithoutMedia();
const [first] = iso.implementation.sections;
if (first === undefined) throw new Error('content/pages/ISO.yaml has no section to show a sum of.');

/** The account of the first person who does this in the experience statements. */
function accountOf(verb: string): string {
  const statement = drawings.xapiStream.statements.find((each) => each.verb === verb);
  if (statement === undefined) throw new Error(`xapi-stream.yaml: nobody ${verb} anything.`);
  return statement.actor.account;
}

/**
 * The first worked example of the page, its section and its sum, in whole dollars and per cent; and who
 * did what in the statements.
 */
export const facts = {
  name: contentWithoutMedia().site.name,
  section: first.number,
  ...calculateRoi(first.example),
  unit: plant.unit.toLowerCase().replace(' ', '-'),
  learner: accountOf('passed'),
  drilled: accountOf('failed'),
  supervisor: accountOf('answered'),
};
