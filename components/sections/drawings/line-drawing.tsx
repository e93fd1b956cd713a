import type { ReactNode } from 'react';

interface LineDrawingProps {
  /** Text alternative. */
  seen: string;
  height: number;
  children: ReactNode;
}

/** A line drawing, 400 units wide. Its text is at least 11 px at a width of 340 px. */
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
