import type { Drawings, Home } from '@/lib/content/types';
import { TilePicture } from './tile-picture';

interface TilesProps {
  tiles: Home['tiles']['items'];
  /** The operations board. Two of the tiles show parts of it. */
  board: Drawings['operationsBoard'];
}

/** Tiles of uneven width: those that show the board are twice as wide. */
export function Tiles({ tiles, board }: TilesProps) {
  return (
    <>
      <ul className="tiles mt-8">
        {tiles.map(({ title, text, picture, mark }) => (
          <li
            key={title}
            className={picture === 'crew' || picture === 'screen' ? 'wide' : undefined}
          >
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-steel">{text}</p>
            {picture === 'crew' && <Crew {...board} />}
            {picture === 'screen' && <Screen {...board} />}
            {picture !== undefined && picture !== 'crew' && picture !== 'screen' && (
              <TilePicture name={picture} mark={mark} />
            )}
          </li>
        ))}
      </ul>
      <p className="tag mt-4 text-steel normal-case">Illustrations with example data</p>
    </>
  );
}

/** The board’s last count, with a square for each crew member. */
function Crew({ counts }: BoardProps) {
  const { figure = '', label } = counts.at(-1) ?? {};
  const [qualified = 0, all = 0] = figure.split('/').map(Number);
  return (
    <div className="tile-end">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${all * 10} 8`}
        width="100%"
        fill="none"
        stroke="currentColor"
        className="text-green"
      >
        <path d={`M0 4H${qualified * 10}`} strokeWidth="8" strokeDasharray="8 2" />
        <path
          d={`M${qualified * 10 + 0.5} .5${'h7v7h-7zm10 0'.repeat(all - qualified)}`}
          strokeDasharray="1"
        />
      </svg>
      <p className="mt-2">
        <b className="font-mono text-3xl">{figure}</b> {label}
      </p>
    </div>
  );
}

type BoardProps = TilesProps['board'];

/** An entry of the board on different screens. */
function Screen({ rows }: BoardProps) {
  const entry = rows.find(({ state }) => state === 'rescheduled');
  if (entry === undefined) return null;
  return (
    <p className="screen on-graphite">
      <span className="font-mono">{entry.tag}</span> {entry.what}
      <span className="flex items-center gap-2">
        <span className="size-2.5 rounded-full bg-amber" />
        Rescheduled
      </span>
    </p>
  );
}
