import type { EditCheck } from '@/lib/content/editing/content-editor';
import type { Problem } from '@/lib/content/problem';
import { CallError } from './desk-calls';

/** The list of what's wrong with words, announced as it changes. */
export function createFindings(list: HTMLUListElement, ownFile: string) {
  const add = (kind: 'mistake' | 'advice', text: string) => {
    const item = document.createElement('li');
    item.className = kind;
    item.textContent = kind === 'advice' ? `Style: ${text}` : text;
    list.append(item);
  };
  // An edit can cause a mistake in another file, such as a link to a heading that it renames.
  const describe = ({ file, line, column, message }: Problem) =>
    file === `content/${ownFile}` ? message : `${file}:${line}:${column} ${message}`;

  return {
    show({ problems, advice }: EditCheck): void {
      list.replaceChildren();
      for (const problem of problems) add('mistake', describe(problem));
      for (const problem of advice) add('advice', describe(problem));
    },
    showError(error: unknown): void {
      list.replaceChildren();
      const problems = error instanceof CallError ? error.problems : [];
      for (const problem of problems) add('mistake', describe(problem));
      if (problems.length === 0)
        add('mistake', error instanceof Error ? error.message : String(error));
    },
  };
}
