import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTime } from '@/lib/calculations/hours';
import { content, plantSources } from '@/lib/content';
import { answerQuestion } from '@/lib/plant/ask/answer-question';
import { createPlantModel } from '@/lib/plant/ask/model';

const { register } = content().drawings;
const model = createPlantModel(plantSources(content()), register.ask);
const { date, shift } = model.sources.register;
const tags = model.records.map(({ tag }) => tag);

/** Questions; their answer's kind and beginning, and its sources' times. Days other than the shift's have a date. */
const table = readFileSync('e2e/plant/questions.txt', 'utf8')
  .trim()
  .split('\n\n')
  .flatMap((group) => {
    const [questions = '', expected = '', times = ''] = group.split(/\n {2}| \[|\]$/);
    return questions.split('\n').map((question) => ({ question, expected, times }));
  });

describe('a question to Unit 200', () => {
  it.each(table)('$question', ({ question, expected, times }) => {
    const answer = answerQuestion(question, model);
    const [start = ''] = expected.split('…');
    const given = `${answer?.kind}: ${answer?.sentence}`.replaceAll('\u00a0', ' ');
    expect(given.slice(0, start.trim().length)).toBe(start.trim());
    const cited = answer?.sources.map(({ at }) =>
      at.startsWith(date) ? at.slice(11) : at.slice(5),
    );
    expect(cited?.join(' ')).toBe(times);
  });

  it.each(Object.entries(register.ask.pages))(
    'that %s suggests has an answer, but for one on AITeam',
    (page, { questions }) => {
      for (const [at, question] of questions.entries()) {
        const kind = page === 'AITeam' && at === 1 ? 'none' : 'facts';
        expect([question, answerQuestion(question, model)?.kind]).toEqual([question, kind]);
      }
    },
  );

  it('without words has no answer', () => {
    expect(answerQuestion(' ?! ', model)).toBeNull();
  });
});

const words = fc.constantFrom(
  ...[
    'what',
    'is',
    'isolated',
    'who',
    'safe',
    'open',
    'changed since',
    'at',
    'qualified',
    'H2S',
    'running',
    'why',
  ],
  ...tags,
);
const time = fc.integer({ min: 6 * 60, max: 18 * 60 }).map(formatTime);
const questions = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc
    .array(fc.oneof(words, time, fc.string({ maxLength: 8 })), { maxLength: 9 })
    .map((all) => all.join(' ')),
);

it('is answered from the records alone: every source is an entry, and every tag and time is on file', () => {
  const onFile = JSON.stringify([model.sources, model.entries]);
  fc.assert(
    fc.property(questions, (question) => {
      const answer = answerQuestion(question, model);
      for (const source of answer?.sources ?? []) expect(model.entries).toContain(source);
      if (answer?.kind !== 'facts') return;
      const said = answer.sentence.match(/\b[A-Z]{1,4}-\d+[A-Z]?\b|\b\d\d:\d\d\b/g) ?? [];
      for (const each of said) expect(onFile + question + shift.from).toContain(each);
    }),
    { numRuns: 1000 },
  );
});

it('about a time never cites a later entry', () => {
  const forms = [
    'is X running at T',
    'is X isolated at T',
    'is it safe to work on X at T',
    'what state is X in at T',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...forms), fc.constantFrom(...tags), time, (form, tag, at) => {
      const answer = answerQuestion(form.replace('X', tag).replace('T', at), model);
      if (answer?.kind !== 'facts') return;
      for (const source of answer.sources) expect(source.at <= `${date}T${at}`).toBe(true);
    }),
  );
});

it('counts what it cites', () => {
  fc.assert(
    fc.property(time, (since) => {
      const answer = answerQuestion(`What changed since ${since}?`, model);
      const [counted] = /^\d+/.exec(answer?.sentence ?? '') ?? [];
      expect(Number(counted ?? 0)).toBe(answer?.sources.length);
    }),
  );
});
