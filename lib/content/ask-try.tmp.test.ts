import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { answerQuestion } from '@/lib/plant/ask/answer-question';
import { createPlantModel } from '@/lib/plant/ask/model';
import { plantSources } from './plant-sources';
import { readContent } from './read-content';

it('try', () => {
  const c = readContent('content');
  const model = createPlantModel(plantSources(c), c.drawings.register.ask);
  for (const q of readFileSync('/tmp/questions.txt', 'utf8').split('\n').filter(Boolean)) {
    const a = answerQuestion(q, model);
    console.log(
      `Q ${q}\n  ${a?.kind}: ${a?.sentence}${a?.missing ? ` [missing: ${a.missing}]` : ''}\n  ${a?.sources.length}: ${a?.sources.map((s) => s.at.slice(5)).join(' ')}`,
    );
  }
});
