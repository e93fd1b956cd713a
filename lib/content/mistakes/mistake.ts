/** A mistake to make in a copy of the fixture, and what a writer must be told of it. */
export interface Mistake {
  what: string;
  file: string;
  /** Words of the file, and what they become; `‸` stands where the mistake must be told. */
  from: string | RegExp;
  to: string;
  /** The field and what is wrong with it; `…` stands for a list that goes on. */
  told: string;
  /** It hides others in its file, or is about the same words as another. */
  alone?: true;
}
