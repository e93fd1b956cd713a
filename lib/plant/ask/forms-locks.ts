import { entryThatSet, facts, inOrder, list, type QuestionForm, statesAsked } from './answer';

/** Which devices are locked, perhaps only those locked open or closed, with their locks and who holds them. */
export const locksForm: QuestionForm = (question, model) => {
  const { terms, subjects, words } = question;
  if (
    !terms.has('lock') ||
    terms.has('remove') ||
    terms.has('isolation') ||
    terms.has('verify') ||
    subjects.length > 0
  )
    return null;
  const { at, when, states } = statesAsked(question, model);
  const stateOf = (device: string) => states.get(device)?.state ?? '';
  const position = terms.has('close') ? ' closed' : terms.has('open') ? ' open' : '';
  const kind = ['valve', 'breaker'].find((each) => words.some((word) => word.startsWith(each)));
  const { isolations, devices } = model.sources.register;
  // Every other device is a valve, even if it's called a drain.
  const breakers = devices.filter(({ what }) => what.includes('breaker')).map(({ tag }) => tag);
  const points = isolations
    .flatMap((plan) => plan.points)
    .filter(
      ({ device }) => kind === undefined || breakers.includes(device) === (kind === 'breaker'),
    );
  const locked = points.filter(({ device }) => stateOf(device).startsWith(`locked${position}`));
  if (locked.length === 0) {
    const changes = points.map(({ device }) => entryThatSet(model, device, [stateOf(device)], at));
    return facts(`${when}, no ${kind ?? 'device'} is locked${position}.`, inOrder(...changes));
  }
  const each = locked.map(
    ({ device, lock, holder }) => `${device} (${stateOf(device)}, ${lock}, ${holder})`,
  );
  return facts(
    `${when}: ${list(each)}.`,
    model.entries.filter(
      ({ source, about }) =>
        source === 'Isolation plan' && locked.some(({ device }) => device === about[0]),
    ),
  );
};
