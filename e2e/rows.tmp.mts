import { content, plantSources } from '@/lib/content';
import { answerQuestion } from '@/lib/plant/ask/answer-question';
import { createPlantModel } from '@/lib/plant/ask/model';
const { register } = content().drawings;
const model = createPlantModel(plantSources(content()), register.ask);
for (const q of process.argv.slice(2)) { const a = answerQuestion(q, model)!; const s = `${a.kind}: ${a.sentence}`; console.log(`${q}\n  ${s.length > 118 ? s.slice(0, 112).replace(/\s\S*$/, '') + ' …' : s}\n  ${a.sources.map(({ at }) => at.startsWith('2026-03-12') ? at.slice(11) : at.slice(5)).join(' ')}\n`); }
