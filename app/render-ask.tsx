import { Island } from '@/components/islands/island';
import AskUnit from '@/components/tools/ask/ask-unit';
import { Section } from '@/components/ui/section';
import { content, plantSources } from '@/lib/content';
import { listQuestions } from '@/lib/plant/ask/find';
import { createIdentifierFinder } from '@/lib/plant/identifiers';
import { createPlantModel } from '@/lib/plant/model';

/** The section in which visitors ask about the plant's records, with the first question answered. */
export function renderAsk(page: string) {
  const section = content().drawings.register.ask[page];
  if (section === undefined) throw new Error(`register.yaml has no questions for ${page}.`);
  const { heading, lead, questions } = section;
  const model = createPlantModel(plantSources(content()));
  const known = listQuestions(model);
  const examples = questions.map(({ question: id, at }) => {
    const question = known.find((each) => each.id === id);
    if (question === undefined) {
      const all = known.map((each) => each.id).join(', ');
      throw new Error(`register.yaml, ask.${page}: “${id}” isn’t a question. Use one of: ${all}`);
    }
    const { sentence, sources, missing } = question.answer(at);
    return { id, ask: question.ask, time: at, answer: { sentence, sources, missing } };
  });
  const [first] = examples;
  if (first === undefined) throw new Error(`register.yaml has no questions for ${page}.`);
  const { find } = createIdentifierFinder(model.records.map((record) => record.tag));
  // Only what the answer needs, because it's in the page.
  const found = find(JSON.stringify(first).replaceAll('"', ' '));
  const { date, shift } = model.sources.register;
  return (
    <Section id="ask-the-records" heading={heading} lead={lead}>
      <div className="mt-8">
        <Island
          name="AskUnit"
          of={AskUnit}
          on="approach"
          props={{
            examples: examples.map(({ id, ask, time }) => ({ id, ask, time })),
            first,
            tags: [...new Set(found.map(({ identifier }) => identifier))],
            date,
            shift: { from: shift.from, until: shift.until },
          }}
        />
      </div>
    </Section>
  );
}
