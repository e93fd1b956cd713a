import type { Home } from '@/lib/content/types';

/** Short points on a grid, each below a line as thick as the drawing's. */
export function Tiles({ tiles }: { tiles: Home['tiles']['items'] }) {
  return (
    <ul className="mt-6 grid gap-x-10 gap-y-3 sm:gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {tiles.map(({ title, text }) => (
        <li key={title} className="border-t-4 pt-2">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1 text-steel">{text}</p>
        </li>
      ))}
    </ul>
  );
}
