import {
  byline,
  count,
  entriesUntil,
  entryThatSet,
  facts,
  inOrder,
  list,
  nothing,
  type QuestionForm,
  quote,
  statesAsked,
  timeOfEntry,
} from './answer';
import { subjectsOf } from './question';
import { hasAny } from './terms';

/** What the next shift has to take over. */
export const handoverForm: QuestionForm = (question, model) => {
  const { terms } = question;
  if (!terms.has('handover') || hasAny(terms, 'accept', 'sign', 'reading')) return null;
  const subjects = subjectsOf(question, model);
  const { over, taken } = model.sources.handover;
  const open = model.entries.filter(({ source }) => source === 'Handover');
  const items = count(open.length, 'open item');
  if (terms.has('when') && subjects.length === 0) {
    const [first, last] = [open[0], open.at(-1)].map((entry) => entry && timeOfEntry(entry));
    const { shift } = model.sources.register;
    return facts(
      `${shift.name} ends at ${shift.until}. ${items} were handed over from ${first} to ${last}.`,
      open,
    );
  }
  if (terms.has('who') && subjects.length === 0) {
    return facts(`${taken.name} took over from ${over.name} and accepted ${items}.`, open);
  }
  const own = open.filter(({ about }) => about.some((tag) => subjects.includes(tag)));
  const shown = own.length > 0 ? own : open;
  if (subjects.length > 0 && own.length === 0) {
    return facts(`${list(subjects)} isn’t among the ${items} for the night shift.`, open);
  }
  return facts(
    `${count(shown.length, 'item is', 'items are')} open for the night shift: ${list(shown.map(({ about }) => about[0] ?? ''))}.`,
    shown,
  );
};

/** What a permit waited for. */
export const waitForm: QuestionForm = ({ terms, subjects }, model) => {
  const { permits } = model.sources.register;
  if (!terms.has('wait') && !(terms.has('conflict') && !terms.has('safe'))) return null;
  const permit =
    permits.find(({ tag }) => subjects.includes(tag)) ??
    permits.find(({ equipment }) => equipment !== undefined && subjects.includes(equipment)) ??
    (terms.has('hotWork') && !terms.has('lineBreak')
      ? permits.find(({ work }) => work === 'Hot work')
      : undefined) ??
    permits.find(({ tag }) => entryThatSet(model, tag, ['rescheduled']) !== undefined);
  if (permit === undefined) return null;
  const moved = entryThatSet(model, permit.tag, ['rescheduled']);
  if (moved === undefined) {
    return nothing(
      `Nothing on file says that ${permit.tag} waited. It would take an entry that reschedules it.`,
    );
  }
  const blockers = permits.filter(({ tag }) => tag !== permit.tag && moved.about.includes(tag));
  const cleared = blockers.map(({ tag }) => entryThatSet(model, tag, ['closed out']));
  const parts = model.entries.find(
    ({ about, text }) => about[0] === permit.equipment && /\bgasket\b/i.test(text),
  );
  const issued = entryThatSet(model, permit.tag, ['issued']);
  const started = entryThatSet(model, permit.tag, ['in progress']);
  const waited = [
    ...blockers.map(({ tag }, index) => `${tag} (closed out at ${cleared[index]?.at.slice(11)})`),
    ...(parts === undefined ? [] : [`a part (“${parts.text}”)`]),
  ];
  return facts(
    `${permit.tag} was rescheduled at ${timeOfEntry(moved)} by ${list(moved.by)}. It waited for ${list(waited)}. It was issued at ${issued?.at.slice(11)}, and work started at ${started?.at.slice(11)}.`,
    inOrder(parts, moved, ...cleared, issued, started),
  );
};

/** What was logged at a time, or just before and after it. */
export const timeForm: QuestionForm = ({ terms, time, subjects }, { entries, sources }) => {
  if (time === null || subjects.length > 0 || terms.has('change')) return null;
  const day = entries.filter(
    ({ at, source }) => at.startsWith(sources.register.date) && source !== 'Cost report',
  );
  const now = day.filter((entry) => timeOfEntry(entry) === time);
  if (now.length > 0) {
    const said = now.map((entry) => `“${entry.text}”${byline(entry)}`);
    return facts(`At ${time}: ${said.join('; ')}.`, now);
  }
  const around = inOrder(
    day.findLast((entry) => timeOfEntry(entry) < time),
    day.find((entry) => timeOfEntry(entry) > time),
  );
  return facts(
    `Nothing was recorded at ${time}. Just before and after it: ${around.map(quote).join('; ')}.`,
    around,
  );
};

/** What state something is in. */
export const stateForm: QuestionForm = (question, model) => {
  const { terms } = question;
  const subjects = subjectsOf(question, model);
  if (!hasAny(terms, 'state', 'start', 'stop', 'open', 'close')) return null;
  const { at, when, states } = statesAsked(question, model);
  const known = subjects.filter((subject) => states.has(subject));
  if (known.length === 0) return null;
  const [subject = ''] = known;
  const { state = '', since = null } = states.get(subject) ?? {};
  const from = since === null ? 'since before the shift' : `since ${since}`;
  return facts(
    `${when}, ${subject} is ${state}, ${from}.`,
    inOrder(
      entryThatSet(model, subject, [state], at) ??
        entriesUntil(model, at).findLast(({ about }) => about[0] === subject),
    ),
    since === null ? 'No entry of this shift set it.' : undefined,
  );
};
