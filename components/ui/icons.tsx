/*
 * Icons with the same stroke as the drawings. They replace characters like arrows and check marks, which the fonts of
 * every page don't have: looking for a system font that does would delay the first paint.
 */

interface IconProps {
  className?: string | undefined;
}

interface ShapeProps extends IconProps {
  /** Of the grid, in pixels. */
  size?: readonly [width: number, height: number];
  path: string;
  strokeWidth?: string;
  fill?: string;
  stroke?: string;
}

function Icon({ size: [width, height] = [24, 24], path, ...look }: ShapeProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      {...look}
    >
      <path d={path} />
    </svg>
  );
}

export const SearchIcon = () => (
  <Icon path="M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0zM15.5 15.5l5 5" />
);
export const MenuIcon = (props: IconProps) => <Icon {...props} path="M3 7h18M3 12h18M3 17h18" />;
export const CloseIcon = (props: IconProps) => <Icon {...props} path="m5 5 14 14M19 5 5 19" />;
export const ArrowIcon = () => <Icon path="M3 12h17m-6-6 6 6-6 6" />;
export const BackIcon = () => <Icon path="M21 12H4m6-6-6 6 6 6" />;
export const CheckIcon = () => <Icon size={[12, 12]} path="m1 6 4 4 6-8" className="shrink-0" />;
export const ChevronIcon = (props: IconProps) => (
  <Icon {...props} size={[12, 12]} path="m2 4 4 4 4-4" />
);
/** The off-page connector symbol of process drawings. */
export const OffPageConnectorIcon = () => (
  <Icon
    size={[28, 16]}
    path="M1 2h18l7 6-7 6H1zM6 8h11m-4-3 4 3-4 3"
    strokeWidth="1.5"
    className="shrink-0"
  />
);

const filled = { size: [16, 16], fill: 'currentColor', stroke: 'none' } as const;
export const PlayIcon = () => <Icon {...filled} path="M3 1.5v13l11-6.5z" />;
export const PauseIcon = () => <Icon {...filled} path="M3 2h3.5v12H3zM9.5 2H13v12H9.5z" />;

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
