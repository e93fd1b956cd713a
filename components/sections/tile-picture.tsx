import type { ReactNode } from 'react';
import type { TilePictureName } from '@/lib/content/types';

/* On a grid of 160 x 56. */
const pictures: Record<TilePictureName, ReactNode> = {
  // The current revision, in front of older ones.
  document: (
    <>
      <path d="M20 8V2h44l10 10v30h-6M12 14V8h44" className="stroke-steel" />
      <path d="M4 14h42l12 12v28H4zM46 14v12h12M12 34h34M12 42h34" className="fill-white" />
      <path d="M84 42h24m-7-5 7 5-7 5M116 30h40v24h-40z" className="stroke-steel" />
      <path d="m126 42 7 6 13-13" className="stroke-green" strokeWidth="2.5" />
    </>
  ),
  // An event, its two causes, and the action on one of them.
  causes: (
    <>
      <path d="M2 20h36v16H2zM38 28h22M60 10v36M60 10h12M60 46h12M72 2h36v16H72zM72 38h36v16H72z" />
      <path d="M108 46h18m-7-5 7 5-7 5" className="stroke-green" />
      <path d="M128 36h28v18h-28z" className="fill-green stroke-green" />
    </>
  ),
  // A checkmark for each point of the isolation.
  evidence: (
    <>
      <path d={`M2 12${'h18v18h-18zm26 0'.repeat(6)}`} />
      <path d={`m6 21${' 4 5 7-10m15 5'.repeat(6)}`} className="stroke-green" strokeWidth="2.5" />
      <path d="M2 42h148" className="stroke-steel" />
    </>
  ),
  // The same finding for the third time.
  trend: (
    <>
      <path d="M2 2v52h154" className="stroke-steel" />
      <path d="M2 18h154" className="stroke-red" strokeDasharray="5 4" />
      <path d="M24 46 78 34l54-22" />
      <path d="m24 40 6 6-6 6-6-6zM78 28l6 6-6 6-6-6z" className="fill-white" />
      <path d="m132 6 6 6-6 6-6-6z" className="fill-amber" />
    </>
  ),
};

interface TilePictureProps {
  name: TilePictureName;
  /** What it's an example of, from the example plant. */
  mark: string | undefined;
}

/** A small drawing at the foot of a tile. */
export function TilePicture({ name, mark }: TilePictureProps) {
  return (
    <div className="tile-end">
      <svg
        aria-hidden="true"
        viewBox="0 0 160 56"
        width="100%"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        {pictures[name]}
      </svg>
      <p className="mt-2 font-mono text-sm">{mark}</p>
    </div>
  );
}
