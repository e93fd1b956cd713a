import type { XapiStreamContent } from './types';

const adlVocabulary = 'http://adlnet.gov/expapi';

interface Agent {
  objectType: 'Agent';
  name: string;
  account: { homePage: string; name: string };
}

/** An xAPI statement as a learning record store takes it (xAPI 1.0.3, part two, section 2). */
export interface XapiStatement {
  id: string;
  actor: Agent;
  verb: { id: string; display: { 'en-US': string } };
  object: {
    objectType: 'Activity';
    id: string;
    definition: { name: { 'en-US': string }; type: string };
  };
  result: XapiStreamContent['statements'][number]['result'];
  context?: { instructor: Agent; contextActivities: { grouping: [{ id: string }] } };
  /** ISO 8601, with the plant's UTC offset. */
  timestamp: string;
}

/** Expands short statements: terms become IRIs of the ADL vocabulary, and times get their UTC offset. */
export function toXapiStatements({ home, offset, statements }: XapiStreamContent): XapiStatement[] {
  const toAgent = ({ name, account }: XapiStreamContent['statements'][number]['actor']): Agent => ({
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
