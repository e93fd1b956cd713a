/** An edit that breaks a copy of the fixture, and the error message that writers must get. */
export interface ErrorCase {
  title: string;
  file: string;
  /** Text in the file and its replacement. `‸` marks the reported position. */
  from: string | RegExp;
  to: string;
  /** The field and the message. `…` matches any text. */
  expected: string;
  /** Runs alone: it masks other errors in its file, or edits the same text as another case. */
  isolated?: true;
}
