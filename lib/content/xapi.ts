import type { XapiStreamContent } from './types';

const adlVocabulary = 'http://adlnet.gov/expapi';

/**
 * Expands short statements to what a learning record store takes (xAPI 1.0.3, part two, section 2): terms become IRIs of
 * the ADL vocabulary, and times get the plant's UTC offset.
 */
export function toXapiStatements({ home, offset, statements }: XapiStreamContent) {
  const toAgent = ({ name, account }: XapiStreamContent['statements'][number]['actor']) => ({
    objectType: 'Agent',
    name,
    account: { homePage: home, name: account },
  });
  return statements.map(({ id, time, actor, verb, object, result, context }) => ({
    id,
    actor: toAgent(actor),
    verb: { id: `${adlVocabulary}/verbs/${verb}`, display: { 'en-US': verb } },
    object: {
      objectType: 'Activity',
      id: `${home}/${object.path}`,
      definition: {
        name: { 'en-US': object.name },
        type: `${adlVocabulary}/activities/${object.type}`,
      },
    },
    result,
    ...(context && {
      context: {
        instructor: toAgent(context.instructor),
        contextActivities: { grouping: [{ id: `${home}/${context.grouping}` }] },
      },
    }),
    timestamp: `${time}${offset}`,
  }));
}
