/** A line of a YAML file that doesn't start where the lines around it do. */
interface Misplaced {
  /** Index of its first character that isn't a space. */
  offset: number;
  message: string;
  /** Whether it starts an entry of a list, which YAML takes for words of the text above it. */
  isEntry: boolean;
}

interface Level {
  column: number;
  /** Where its last field or entry is. */
  line: number;
  name: string;
  isList: boolean;
}

const structure = /^( *)((?:- +)*)(?:(\w[^:"]*|"[^"]*")(?=:(?: |$)))?(.*)$/;

/**
 * Finds the first line that isn't indented like its neighbors. The parser reports such a mistake where it stops making
 * sense, often lines later and in terms of YAML. Knows only the styles of content/, so it's for files with an error.
 */
export function findMisplacedLine(text: string): Misplaced | null {
  let levels: Level[] = [];
  /** Text within these lines belongs to the field in this column. */
  let block: number | null = null;
  /** The last field has no value on its own line. */
  let isOpen = false;
  /** Brackets that are open. */
  let depth = 0;
  let quote: string | null = null;
  let offset = 0;
  for (const [index, source] of text.split('\n').entries()) {
    const start = offset;
    offset += source.length + 1;
    const [, spaces = '', dashes = '', name, rest = ''] = structure.exec(source) ?? [];
    const column = spaces.length;
    // The parser says so.
    if (/^\s*\t/.test(source)) return null;
    if (source.trim() === '' || (rest.trim().startsWith('#') && name === undefined)) continue;
    if (quote !== null) {
      if (source.includes(quote)) quote = null;
      continue;
    }
    if (depth > 0) {
      depth += bracketsIn(source);
      continue;
    }
    if (block !== null && column > block) continue;
    block = null;
    const last = levels.at(-1);
    const fault = (message: string) => ({
      offset: start + column,
      message,
      isEntry: dashes !== '',
    });
    if (dashes === '' && name === undefined) {
      if (/^-[^\s-]/.test(rest)) return fault('needs a space after the hyphen');
      if (/^[a-z]\w*:[^\s/]/i.test(rest)) return fault('needs a space after the colon');
      if (last !== undefined && column <= last.column && !/^(---|\.\.\.|[[{}\]])/.test(rest)) {
        return fault(
          `isn’t a field, so it’s part of “${last.name}” on line ${last.line}: start it further right, below its text`,
        );
      }
      continue;
    }
    const isList = dashes !== '';
    const isChild =
      isOpen &&
      last !== undefined &&
      (column > last.column || (isList && !last.isList && column === last.column));
    if (!isChild) {
      levels = levels.filter((level) => level.column <= column);
      // A list may start in the column of its field.
      if (!isList && levels.at(-1)?.isList === true && levels.at(-2)?.column === column)
        levels.pop();
      const own = levels.at(-1);
      const same = own !== undefined && own.column === column && own.isList === isList;
      if (last !== undefined && !same) {
        const [what, above] = [name ?? '-', last.name];
        return fault(
          `“${what}” starts in column ${column + 1}, but “${above}” on line ${last.line} in column ${last.column + 1}: start the fields of a group in the same column, and the entries of a list too`,
        );
      }
      if (same) levels.pop();
    }
    let at = column;
    for (const dash of dashes.match(/- +/g) ?? []) {
      levels.push({ column: at, line: index + 1, name: '-', isList: true });
      at += dash.length;
    }
    if (name !== undefined) levels.push({ column: at, line: index + 1, name, isList: false });
    const value = name === undefined ? rest.trim() : rest.slice(1).replace(/ #.*/, '').trim();
    isOpen = value === '';
    if (/^[>|][-+\d]*$/.test(value)) block = levels.at(-1)?.column ?? 0;
    if (/^[[{]/.test(value)) depth = bracketsIn(value);
    const [opening] = /^["']/.exec(value) ?? [];
    if (opening !== undefined && !value.slice(1).includes(opening)) quote = opening;
  }
  return null;
}

/** How many more brackets open than close. */
function bracketsIn(text: string): number {
  const brackets = text.replace(/"[^"]*"/g, '');
  return brackets.replace(/[^[{]/g, '').length - brackets.replace(/[^\]}]/g, '').length;
}
