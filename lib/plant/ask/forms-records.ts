import { count, facts, list, nothing, type QuestionForm } from './answer';

/** Where a valve goes without air. */
export const failForm: QuestionForm = ({ terms, subjects }, { sources }) => {
  const device = sources.register.devices.find(({ tag }) => subjects.includes(tag));
  if (!terms.has('fail') || device === undefined) return null;
  const { tag, fails } = device;
  return fails === undefined
    ? nothing(`No record says where ${tag} goes without instrument air.`)
    : facts(`${tag} fails ${fails}.`, []);
};

/** How the unit's program is doing, by earned value (PMBOK Guide). */
export const programForm: QuestionForm = ({ terms, subjects }, { sources, entries }) => {
  if (!terms.has('program') || subjects.length > 0) return null;
  const { title, week, pv, ev, ac, bac } = sources.program;
  const index = (value: number) => (Math.round(value * 100 + 1e-9) / 100).toFixed(2);
  const eac = Math.round((bac * ac) / ev) * 1000;
  const over = eac - bac * 1000;
  const dollars = (amount: number) => `$${Math.abs(amount).toLocaleString('en-US')}`;
  return facts(
    `${title}, week ${week}: CPI = EV ÷ AC = ${index(ev / ac)}, SPI = EV ÷ PV = ${index(ev / pv)}. EAC = BAC ÷ CPI = ${dollars(eac)}, ${dollars(over)} ${over > 0 ? 'over' : 'under'} budget.`,
    entries.filter(({ source }) => source === 'Cost report'),
    'The forecast assumes that the rest costs as the work so far did.',
  );
};

/** What happened in the incident, why, and what's being done about it. */
export const incidentForm: QuestionForm = ({ terms, subjects }, { sources, entries }) => {
  const incident =
    sources.register.incidents.find(({ tag }) => subjects.includes(tag)) ??
    (terms.has('incident') ? sources.register.incidents[0] : undefined);
  if (incident === undefined) return null;
  const own = entries.filter(
    ({ source, about }) => source === 'Incident report' && about[0] === incident.tag,
  );
  const causes = own.filter(({ text }) => text.startsWith('Cause: '));
  const actions = own.filter(({ text }) => text.startsWith('Corrective actions: '));
  const [first] = own;
  if (terms.has('action')) return facts(`${incident.tag}: ${actions[0]?.text}`, actions);
  if (terms.has('why')) {
    const found = causes.map(({ text }) => text.replace('Cause: ', '').replace(/ \(.*\)$/, ''));
    return facts(
      `${incident.tag} has ${count(causes.length, 'cause')} on file: ${found.join('; ')}.`,
      causes,
    );
  }
  return facts(
    `${incident.tag}, ${incident.date} at ${incident.time}: ${first?.text}`,
    own,
    terms.has('close') || terms.has('open') ? 'No record says that it’s closed.' : undefined,
  );
};

/** How many there are of a kind. */
export const countForm: QuestionForm = (
  { terms, subjects },
  { sources: { register, handover }, entries },
) => {
  if (!terms.has('count')) return null;
  const isolation = register.isolations.find(({ tag, isolates, for: job }) =>
    [tag, isolates, job].some((each) => subjects.includes(each)),
  );
  if (isolation !== undefined) {
    return facts(
      `${isolation.tag} has ${count(isolation.points.length, 'point')}: ${list(isolation.points.map(({ device }) => device))}.`,
      entries.filter(
        ({ source, about }) => source === 'Isolation plan' && about.includes(isolation.tag),
      ),
    );
  }
  for (const [term, all] of [
    ['permit', register.permits],
    ['isolation', register.isolations],
  ] as const) {
    if (!terms.has(term)) continue;
    const tags = all.map(({ tag }) => tag);
    return facts(
      `${count(tags.length, term)} on file: ${list(tags)}.`,
      entries.filter(({ sets = {} }) => tags.some((tag) => sets[tag] !== undefined)),
    );
  }
  if (terms.has('handover')) {
    return facts(
      `${count(handover.items.length, 'open item')} for the night shift.`,
      entries.filter(({ source }) => source === 'Handover'),
    );
  }
  return null;
};

/** What a tag is, and everything on file for it. */
export const recordForm: QuestionForm = (
  { subjects, terms, time },
  { records, entries, sources },
) => {
  const record = records.find(({ tag }) => tag === subjects[0]);
  if (record === undefined) return null;
  const { tag, what, facts: fixed, kind } = record;
  const limit = `${sources.register.date}T${time ?? '23:59'}`;
  const own = entries.filter(
    ({ about, by, at }) =>
      at <= limit && subjects.every((subject) => about.includes(subject) || by.includes(subject)),
  );
  if (subjects.length > 1 && own.length === 0) return null;
  const head = kind === 'People' ? `${tag}, ${what}` : `${tag}: ${what}`;
  const where = terms.has('where') && fixed.length > 0 ? `. ${fixed.join('. ')}` : '';
  const missing =
    terms.has('where') && fixed.length === 0 ? 'No record says where it is.' : undefined;
  const last = own.at(-1);
  const said =
    last === undefined
      ? 'No entry of this shift is about it'
      : `${count(own.length, 'entry', 'entries')}, the last at ${last.at.slice(11)}: “${last.text}”`;
  return facts(`${head}${where}. ${said}.`, own, missing);
};
