import type { List, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ProblemCollector } from './check-nodes';

/** Reports tables, lists, headings, and links of which a part wouldn't be published, or not as it's typed. */
export function checkBlocks(root: Root, source: string, collector: ProblemCollector): void {
  visit(root, (node, _, parent) => {
    if (node.type === 'table') checkTable(node, source, collector);
    else if (node.type === 'list') checkNumbers(node, source, collector);
    else if (node.type === 'heading' && parent !== root) {
      collector.addAt(node, 'is a heading within a list or a quotation: move it out, or remove #');
    } else if (node.type === 'link' && node.title != null) {
      const message = `has “${node.title}” after its address, which few visitors would see: move it into the text`;
      collector.addAt(node, message);
    }
  });
}

/** Cells beyond those of the header aren't published. */
function checkTable(
  { children: [header, ...rows] }: Table,
  source: string,
  collector: ProblemCollector,
) {
  const room = header?.children.length ?? 0;
  const opens = (row: Table['children'][number]) =>
    source.charAt(row.position?.start.offset ?? 0) === '|';
  for (const row of rows) {
    const { length } = row.children;
    if (header !== undefined && opens(header) && !opens(row)) {
      collector.addAt(
        row,
        'belongs to the table above: put an empty line before it, or start it with |',
      );
    } else if (length !== room) {
      const has = `has ${length} ${length === 1 ? 'cell' : 'cells'}, and the table’s first row has ${room}`;
      collector.addAt(row, `${has}: make them the same; write \\| for a | within a cell`);
    }
  }
}

/** Lists are numbered in order, whatever is typed: `1986. A good year` would be published as the next number. */
function checkNumbers(
  { ordered, start, children }: List,
  source: string,
  collector: ProblemCollector,
) {
  if (ordered !== true) return;
  const typed = children.map((item) =>
    Number.parseInt(source.slice(item.position?.start.offset ?? 0), 10),
  );
  const first = start ?? 1;
  const isLazy = typed.every((number) => number === first);
  for (const [index, number] of typed.entries()) {
    const isShown = number === first + index || isLazy;
    if (isShown && first <= 1) continue;
    const shown = isShown
      ? 'starts a list in the middle'
      : `would be published as ${first + index}`;
    const message = `“${number}.” ${shown}: number the list from 1; if it isn’t a list, write ${number}\\.`;
    collector.addAt(children[index], message);
  }
}
