import { createFinder, type Found, listQuestions, type Question } from '@/lib/plant/ask/find';
import { loadModel } from '../records/load-model';

/** The questions that the records answer, and a search of both. */
export interface Library {
  questions: readonly Question[];
  find: (words: string) => Found;
  /** Of all records. */
  tags: readonly string[];
}

let library: Library | undefined;

/** Fetches the records. A failure isn't kept, so the next question tries again. */
export async function loadLibrary(): Promise<Library> {
  if (library === undefined) {
    const model = await loadModel();
    const questions = listQuestions(model);
    const tags = model.records.map(({ tag }) => tag);
    library = { questions, find: createFinder(model, questions), tags };
  }
  return library;
}
