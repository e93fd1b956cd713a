import { type Answer, count, list, noRecord, nothing, type QuestionForm } from './answer';
import { isolationForm } from './forms-isolation';
import { personForm, qualifiedForm } from './forms-people';
import { countForm, failForm, incidentForm, programForm, recordForm } from './forms-records';
import { safeForm } from './forms-safe';
import {
  bayForm,
  changeForm,
  durationForm,
  kindForm,
  locksForm,
  periodForm,
  progressForm,
  workOrderForm,
} from './forms-states';
import { decisionForm, topicForm, whoWhenForm } from './forms-who';
import { handoverForm, stateForm, timeForm, waitForm } from './forms-work';
import type { PlantModel } from './model';
import { type Question, readQuestion } from './question';
import { matchWords } from './words';

/** The first that fits a question answers it. */
const forms: readonly QuestionForm[] = [
  periodForm,
  safeForm,
  failForm,
  durationForm,
  workOrderForm,
  progressForm,
  bayForm,
  countForm,
  incidentForm,
  programForm,
  changeForm,
  qualifiedForm,
  handoverForm,
  decisionForm,
  whoWhenForm,
  topicForm,
  waitForm,
  locksForm,
  isolationForm,
  kindForm,
  stateForm,
  personForm,
  recordForm,
  timeForm,
];

/** Questions are cut off here. */
export const maxQuestionLength = 200;

/** Answers a question from the plant's records alone, by fixed rules; null for a question without words. */
export function answerQuestion(asked: string, model: PlantModel): Answer | null {
  const question = readQuestion(asked.slice(0, maxQuestionLength), model);
  if (question.words.length === 0) return null;
  if (question.unknown.length > 0) {
    const parts = question.unknown.map(({ part, why }) => `“${part}”: ${why}`);
    return {
      kind: 'unknown',
      sentence: `Part of the question isn’t in the records. ${parts.join(' ')}`,
      sources: [],
    };
  }
  if (question.unheard.length > 0) return withoutWords(question, model);
  for (const form of forms) {
    const answer = form(question, model);
    if (answer !== null) return answer;
  }
  const matches = matchWords(question.words, model.entries);
  if (matches.length === 0)
    return nothing(
      'No entry has these words. It would take an entry, a permit, or a credential that does.',
    );
  return {
    kind: 'matches',
    sentence: `This isn’t a question the rules can answer. ${count(matches.length, 'entry has', 'entries have')} its words:`,
    sources: matches,
  };
}

/** What's on file about the rest of a question with words that nothing on file has. */
function withoutWords({ unheard, subjects, words }: Question, { entries }: PlantModel): Answer {
  const sentence = `Nothing on file mentions ${list(unheard.map((word) => `“${word}”`))}.`;
  const known = words.filter((word) => !unheard.includes(word));
  const matches =
    subjects.length > 0
      ? entries.filter(({ about }) => subjects.every((subject) => about.includes(subject)))
      : matchWords(known, entries);
  if (matches.length === 0) return nothing(sentence);
  return {
    kind: 'matches',
    sentence: `${noRecord}. ${sentence} Entries about the rest of the question:`,
    sources: matches,
  };
}
