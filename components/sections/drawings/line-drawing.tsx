import type { ReactNode } from 'react';

interface LineDrawingProps {
  /** What the drawing shows, for people who don’t see it. */
  seen: string;
  height: number;
  children: ReactNode;
}

/** A drawing of lines alone, 400 wide; its type is still 11 px where it is shown 340 px wide. */
export function LineDrawing({ seen, height, children }: LineDrawingProps) {
  return (
    <svg
      role="img"
      aria-label={seen}
      viewBox={`0 0 400 ${height}`}
      className="w-full max-w-xl fill-none stroke-current font-mono xl:ml-auto text-[13px] [&_text]:fill-current [&_text]:stroke-none forced-colors:[&_[class*=fill-]]:fill-[Canvas]"
      strokeWidth="1.5"
    >
      {children}
    </svg>
  );
}
