/*
 * Icons with the same stroke as the drawings. They replace characters like arrows and check marks, which the fonts of
 * every page don't have: looking for a system font that does would delay the first paint.
 */

interface Shape {
  width?: number;
  height?: number;
  strokeWidth?: string;
  /** Whether it's an area rather than lines. */
  filled?: boolean;
  className?: string;
}

/** @param path on a grid of `width` by `height` pixels */
function icon(path: string, shape: Shape = {}) {
  const { width = 24, height = 24, strokeWidth = '2', filled = false, className } = shape;
  return ({ className: own = className }: { className?: string }) => (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth={strokeWidth}
      className={own}
    >
      <path d={path} />
    </svg>
  );
}

const small = { width: 12, height: 12 };
const control = { width: 16, height: 16, filled: true };

export const SearchIcon = icon('M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0zM15.5 15.5l5 5');
export const MenuIcon = icon('M3 7h18M3 12h18M3 17h18');
export const CloseIcon = icon('m5 5 14 14M19 5 5 19');
export const ArrowIcon = icon('M3 12h17m-6-6 6 6-6 6');
export const BackIcon = icon('M21 12H4m6-6-6 6 6 6');
export const CheckIcon = icon('m1 6 4 4 6-8', { ...small, className: 'shrink-0' });
export const ChevronIcon = icon('m2 4 4 4 4-4', small);
export const PlayIcon = icon('M3 1.5v13l11-6.5z', control);
export const PauseIcon = icon('M3 2h3.5v12H3zM9.5 2H13v12H9.5z', control);
/** The off-page connector symbol of process drawings. */
export const OffPageConnectorIcon = icon('M1 2h18l7 6-7 6H1zM6 8h11m-4-3 4 3-4 3', {
  width: 28,
  height: 16,
  strokeWidth: '1.5',
  className: 'shrink-0',
});

/** Marks a link to another site, in the size of its text. It's the last part of the link's name. */
export function OtherSiteMark() {
  return (
    <svg
      role="img"
      aria-label="(another site)"
      width="0.75em"
      height="0.75em"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="inline shrink-0"
    >
      <path d="M5 2H1v9h9V7M7 1h4v4M11 1 5 7" />
    </svg>
  );
}
