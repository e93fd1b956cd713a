/**
 * A drawing on hold: a revision cloud, and dashed lines for future work. It has no other text, because a placeholder's
 * `main` may contain only “Content coming soon”.
 */
export function ComingSoon() {
  return (
    <div className="measure">
      <div className="coming-soon drawing-grid-paper relative grid place-items-center overflow-hidden">
        <svg
          aria-hidden="true"
          viewBox="0 0 1600 320"
          preserveAspectRatio="xMidYMid slice"
          className="absolute left-0 w-full fill-none stroke-ink"
          strokeWidth="2"
        >
          <path d="M0 160h470M510 160h90" strokeWidth="4" />
          <path d="M470 144v32l40-32v32zM490 160v-34m-16 0h32M300 160v-38" />
          <circle cx="300" cy="104" r="18" className="fill-white" />
          <path d="M282 104h36" />
          <g className="stroke-steel" strokeDasharray="14 10">
            <path d="M600 160h1000M800 160V40h520v120" />
            <circle cx="1120" cy="40" r="26" className="fill-paper" />
            <path d="M1190 130h90v60h-90z" className="fill-paper" />
          </g>
          <path
            d="M640 110a36 36 0 0 1 60-22 40 40 0 0 1 66-8 44 44 0 0 1 74 0 40 40 0 0 1 68 8 36 36 0 0 1 56 24 34 34 0 0 1 14 48 34 34 0 0 1-14 50 36 36 0 0 1-56 22 40 40 0 0 1-68 10 44 44 0 0 1-74 0 40 40 0 0 1-66-10 36 36 0 0 1-60-22 34 34 0 0 1-14-50 34 34 0 0 1 14-50z"
            className="fill-white"
            strokeWidth="3"
          />
        </svg>
        <p className="relative max-w-72 text-center text-2xl leading-tight font-semibold">
          Content coming soon
        </p>
      </div>
    </div>
  );
}
