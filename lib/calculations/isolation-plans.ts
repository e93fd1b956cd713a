/** What's still to be done, which isn't done. “Will not start” isn't one. */
const planned =
  /\bwill (be|try|test|check|verify|confirm|read|prove|walk|do|look|open|close|lock|drain|vent|bleed)\b|\bshall be\b|(?<!\b(found|seen|confirmed|prove[dn]|verified|shown|known|checked) )\bto be \w+|\bpending\b|\btbd\b|\bplanned\b|\bscheduled\b/i;

const clausesOf = (text: string) => text.split(/[,;]|\.(?!\d)/);

/** A verification without what's to be repeated later; none of it if it's still to be done. */
export function withoutPlans(text: string): string {
  const plans = clausesOf(text).filter((clause) => planned.test(clause));
  if (plans.length === 0) return text;
  const isRepeated =
    /\bagain\b|\bre-?(check|test|tri|verif|read)|\b(each|every|hourly|daily|after|before work|pulled|removed)\b/i;
  return plans.every((clause) => isRepeated.test(clause))
    ? clausesOf(text)
        .filter((clause) => !plans.includes(clause))
        .join(',')
    : '';
}

/** Whether a position is still to be taken, rather than to be left after the job. */
export function isPlannedPosition(position: string): boolean {
  const isAfter = /\b(after|until) (the )?(job|work)|at (the )?end|when (done|finished|complete)/i;
  return clausesOf(position).some(
    (clause, at) => planned.test(clause) && (at === 0 || !isAfter.test(clause)),
  );
}
