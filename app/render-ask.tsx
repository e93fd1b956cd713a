import { Island } from '@/components/islands/island';
import AskUnit from '@/components/tools/ask/ask-unit';
import { Section } from '@/components/ui/section';
import { content, plantSources } from '@/lib/content';
import { answerQuestion } from '@/lib/plant/ask/answer-question';
import { createPlantModel } from '@/lib/plant/ask/model';
import { createIdentifierFinder } from '@/lib/plant/identifiers';

/** The section in which visitors ask about the plant's records, with the first question answered. */
export function renderAsk(page: string) {
  const { ask } = content().drawings.register;
  const section = ask.pages[page];
  if (section === undefined) throw new Error(`register.yaml has no questions for ${page}.`);
  const { tag, heading, lead, questions } = section;
  const [first = ''] = questions;
  const model = createPlantModel(plantSources(content()), ask);
  const answer = answerQuestion(first, model);
  const { find } = createIdentifierFinder(model.records.map((record) => record.tag));
  // Only what the answer needs, because it's in the page.
  const tags = [
    ...new Set(
      find(JSON.stringify(answer).replaceAll('"', ' ')).map(({ identifier }) => identifier),
    ),
  ];
  const { date } = model.sources.register;
  return (
    <Section id="ask-the-records" tag={tag} heading={heading} lead={lead}>
      <div className="mt-8">
        <Island
          name="AskUnit"
          of={AskUnit}
          on="approach"
          props={{ questions, answer, tags, date }}
        />
      </div>
    </Section>
  );
}
