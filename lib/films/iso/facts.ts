import { calculateRoi, contentWithoutMedia } from '@/lib/content';
import { plant } from '../register';

const { iso, drawings } = contentWithoutMedia();
const [first] = iso.implementation.sections;
if (first === undefined) throw new Error('content/pages/ISO.yaml has no section to show a sum of.');

/** The account of the first person with this verb in the xAPI statements. */
function accountOf(verb: string): string {
  const statement = drawings.xapiStream.statements.find((each) => each.verb === verb);
  if (statement === undefined) throw new Error(`xapi-stream.yaml: nobody ${verb} anything.`);
  return statement.actor.account;
}

/**
 * The page's first worked example, with its section and its sums in whole dollars and percent, and the learners in the
 * statements.
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
