/** A reason not to go on that the person at the keyboard can mend: shown as its one sentence, no stack. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
