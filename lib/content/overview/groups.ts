import { stringField } from '../schemas/unique';

/** Where the site lists a page: its menu, with the column if the menu has columns, or else its footer column. */
export function groupOf(name: string, entry: unknown): string {
  if (name === 'Home') return 'Home';
  const [menu, footer] = [field(entry, 'menu'), field(entry, 'footer')];
  const group = stringField(menu, 'group');
  if (group === null) return stringField(footer, 'column') ?? 'Other pages';
  const column = stringField(menu, 'column');
  return column === null ? group : `${group}: ${column}`;
}

function field(entry: unknown, name: string): unknown {
  if (typeof entry !== 'object' || entry === null) return null;
  return Object.entries(entry).find(([key]) => key === name)?.[1];
}
