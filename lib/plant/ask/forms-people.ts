import { timeOf } from '../state';
import { entryThatSet, facts, list, nothing, type QuestionForm } from './answer';
import { hasAny } from './terms';

/** Who's qualified for something, whether somebody is, and until when. */
export const qualifiedForm: QuestionForm = (question, model) => {
  const { terms, subjects } = question;
  if (!hasAny(terms, 'qualified', 'expire', 'relief', 'drill')) return null;
  const { register, credential } = model.sources;
  const person = subjects.find((subject) => register.people.some(({ name }) => name === subject));
  const tag =
    register.documents.find((document) => credential.title.includes(document.tag))?.tag ?? '';
  const drill = register.documents.find(({ what }) => /drill/i.test(what))?.tag ?? '';
  const drills = model.entries.filter(({ about }) => about.includes(drill));
  const aboutRelief =
    hasAny(terms, 'relief', 'drill') ||
    subjects.includes(drill) ||
    drills.some(({ about }) => about.includes(person ?? ''));
  const issued = entryThatSet(model, tag, ['valid']);
  const until = credential.facts.find(({ name }) => name === 'Expires')?.text;
  const sources = model.entries.filter(
    ({ about, source }) =>
      about.includes(tag) ||
      (source === 'Experience statement' && about.includes(credential.holder)),
  );
  if (aboutRelief) {
    const [first] = drills;
    if (first === undefined) return null;
    const who = register.people.find(({ name }) => first.text.includes(name))?.name;
    if (!terms.has('who') && person !== undefined && person !== who) {
      return nothing(
        `No record says whether ${person} is qualified for console relief. It would take a drill result or a credential.`,
      );
    }
    return facts(
      `${who} isn’t cleared for console relief: at ${timeOf(register, drill, 'failed')}, ${list(first.by)} logged “${first.text}”.`,
      drills,
      'No record names anyone else who’s qualified for console relief.',
    );
  }
  if (person !== undefined && person !== credential.holder) {
    return nothing(
      `No record says what ${person} is qualified for. It would take a credential with an issue date and an expiration date.`,
    );
  }
  if (terms.has('expire')) {
    return facts(
      `${tag} (${credential.holder}, ${lower(credential.name)}) expires ${until}.`,
      sources,
    );
  }
  return facts(
    `${credential.holder} was certified for ${lower(credential.name)} at ${issued?.at.slice(11)} (${tag}). The certificate expires ${until}.`,
    sources,
    'These records include one certificate. Other qualifications aren’t in the example.',
  );
};

/** Who somebody is, and who's on shift. */
export const personForm: QuestionForm = ({ terms, subjects, words }, model) => {
  const { people } = model.sources.register;
  if (!terms.has('who') && !terms.has('crew')) return null;
  const named = people.filter(({ name }) => subjects.includes(name));
  const isOnlyPerson = named.length > 0 && named.length === subjects.length;
  if (isOnlyPerson) {
    const [{ name, role } = { name: '', role: '' }] = named;
    return facts(
      `${name} is the ${lower(role)} of ${model.sources.register.unit}.`,
      model.entries.filter(({ by }) => by.includes(name)),
    );
  }
  if (!terms.has('crew') || subjects.length > 0 || words.length > 7) return null;
  return facts(
    `On file for the shift: ${list(people.map(({ name, role }) => `${name} (${lower(role)})`))}.`,
    model.entries.filter(({ text }) => /\bcrew\b.*\bof\b/i.test(text)),
    'The register lists people who are named in an entry, not the whole crew.',
  );
};

/** In lower case, but for abbreviations such as I&E. */
function lower(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
