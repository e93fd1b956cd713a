import { legalSchema } from '../schemas/standard-page';
import { parseMarkdown } from './parse-markdown';

const parseOptions = {
  schema: legalSchema,
  linkProblem: (to: string) => (to.endsWith('#form') ? 'the form is gone' : null),
  ownHost: 'brazos.example',
  findImage: (file: string) =>
    file === 'pump.png'
      ? { file, width: 1280, height: 720, hash: 'abc' }
      : { problem: 'isn’t in content/images/' },
  pageNames: ['Home', 'Contact'],
  variables: { name: 'Brazos', privacyMail: 'privacy@brazos.example' },
};
export const front = '---\nlead: What holds.\n---\n';

export function parse(source: string) {
  return parseMarkdown('content/legal/X.md', source, parseOptions);
}

/** Problems of a body that starts on line 4 of its file. */
export function problemsIn(body: string): string[] {
  return parse(front + body).problems.map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
}
