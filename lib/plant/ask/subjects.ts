import type { PlantModel } from './model';
import type { Question } from './question';

/** Subjects of the question, and those of the kinds of work that it mentions. */
export function subjectsOf({ subjects, terms }: Question, { sources }: PlantModel): string[] {
  const { permits, isolations } = sources.register;
  const works = permits.filter(
    ({ work }) =>
      (terms.has('hotWork') && work === 'Hot work') ||
      (terms.has('lineBreak') && work === 'Line break') ||
      (terms.has('scaffold') && work === 'Scaffold'),
  );
  const named = [...subjects, ...works.map(({ tag }) => tag)];
  const behind = isolations.filter(
    ({ isolates, for: job }) => named.includes(isolates) || named.includes(job),
  );
  const equipment = permits
    .filter(({ tag }) => named.includes(tag))
    .flatMap(({ equipment: on }) => on ?? []);
  return [...new Set([...named, ...equipment, ...behind.map(({ tag }) => tag)])];
}
