import type { Drawings, Home } from '@/lib/content/types';
import { Tagged } from './drawings/tagged';

interface TilesProps {
  tiles: Home['tiles']['items'];
  /** The product pictures, of which the tiles’ own show a part. */
  drawings: Drawings;
}

/** Tiles of uneven width: one with a picture is twice as wide. */
export function Tiles({ tiles, drawings }: TilesProps) {
  return (
    <>
      <ul className="mt-8 grid gap-0.5 border-2 bg-ink @min-[22rem]/page:max-xl:grid-cols-2 xl:grid-cols-4">
        {tiles.map(({ title, text, picture }) => (
          <li
            key={title}
            className={`bg-white p-4 md:p-6 ${picture === undefined ? '' : 'col-span-full xl:col-span-2'}`}
          >
            <h3 className="text-lg md:text-xl">{title}</h3>
            <p className="mt-2 max-w-xl text-steel">{text}</p>
            {picture === 'crew' && <Crew {...drawings.operationsBoard} />}
            {picture === 'log' && <Log {...drawings.shiftLog} />}
          </li>
        ))}
      </ul>
      <p className="tag mt-3 text-steel normal-case">Illustrations with example data</p>
    </>
  );
}

/** The board’s last count, as a square for each of the crew. */
function Crew({ counts }: Drawings['operationsBoard']) {
  const { figure = '', label } = counts.at(-1) ?? {};
  const [qualified = 0, all = 0] = figure.split('/').map(Number);
  return (
    <div className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-2">
      <svg aria-hidden="true" viewBox={`0 0 ${all * 10} 8`} className="h-7">
        <path
          d={`M0 4H${qualified * 10}`}
          strokeWidth="8"
          strokeDasharray="8 2"
          className="stroke-green"
        />
        <path
          d={`M${qualified * 10 + 0.5} .5h7v7h-7z`}
          strokeDasharray="1"
          className="fill-none stroke-red"
        />
      </svg>
      <p>
        <b className="font-mono text-3xl leading-none">{figure}</b> {label}
      </p>
    </div>
  );
}

/** The log’s latest entries, newest first. */
function Log({ entries }: Drawings['shiftLog']) {
  return (
    <ol className="mt-4 text-sm">
      {entries
        .slice(-3)
        .reverse()
        .map(({ time, tag, text }) => (
          <li key={time} className="flex gap-3 border-t border-rule py-2 first:text-blue">
            <time className="font-mono">{time}</time>
            <span>
              <b className="font-mono">{tag}</b> <Tagged text={text} />
            </span>
          </li>
        ))}
    </ol>
  );
}
