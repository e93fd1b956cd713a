import type { StandardPage } from '@/lib/content/types';

interface TableProps extends NonNullable<StandardPage['sections'][number]['table']> {
  /** The ID of the heading that names it. */
  labelledBy: string;
}

/** A table of short texts, on paper in any band. Its cells wrap, so it fits on a phone. */
export function Table({ columns, rows, labelledBy }: TableProps) {
  const cell = 'px-3 py-2.5 text-left align-top wrap-anywhere';
  return (
    <table
      aria-labelledby={labelledBy}
      className="mt-10 w-full border-collapse border border-rule bg-paper text-ink"
    >
      <thead className="bg-paper-deep">
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col" className={`${cell} font-semibold`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')} className="border-t border-rule">
            {row.map((words, index) => (
              <td key={columns[index]} className={cell}>
                {words}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
