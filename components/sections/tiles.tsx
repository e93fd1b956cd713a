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
  const squares = Array.from({ length: all }, (_, index) => `M${index * 10 + 0.5} .5h7v7h-7z`);
  return (
    <div className="tile-end crew-count">
      <p>
        <b className="font-mono text-4xl leading-none">{figure}</b> {label}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${all * 10 - 2} 8`}
        width="100%"
        fill="none"
        stroke="currentColor"
        className="text-green"
      >
        <path d={squares.slice(0, qualified).join('')} fill="currentColor" />
        <path d={squares.slice(qualified).join('')} strokeDasharray="3 2" />
      </svg>
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
