/** A mistake to make in a copy of the fixture, and the message that a writer sees. */
export interface ErrorCase {
  title: string;
  file: string;
  /** Text in the file and its replacement; `‸` marks the reported place. */
  from: string | RegExp;
  to: string;
  /** The field and the message; `…` matches the rest of a list. */
  expected: string;
  /** It hides other mistakes in its file, or changes the same text as another. */
  isolated?: true;
}
