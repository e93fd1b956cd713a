import { valueAt } from '../references';
import { stringField } from '../schemas/unique';

/** Where the site lists a page: its menu, with the column if the menu has columns, or else its footer column. */
export function groupOf(name: string, entry: unknown): string {
  if (name === 'Home') return 'Home';
  const [menu, footer] = [valueAt(entry, ['menu']), valueAt(entry, ['footer'])];
  const group = stringField(menu, 'group');
  if (group === null) return stringField(footer, 'column') ?? 'Other pages';
  const column = stringField(menu, 'column');
  return column === null ? group : `${group}: ${column}`;
}
