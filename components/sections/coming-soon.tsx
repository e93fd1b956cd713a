/** A cloud's outline, with lobes of one size: five at the top and bottom, three at each side. */
const cloud = `M24 24${'a27 26 0 0 1 50 0'.repeat(5)}${'a19 18 0 0 1 0 33.3'.repeat(3)}${'a27 26 0 0 1-50 0'.repeat(5)}${'a19 18 0 0 1 0-33.3'.repeat(3)}z`;

const pipe = 'h-40 w-full fill-none stroke-2';

/**
 * A drawing on hold: a revision cloud, and dashed lines for future work. It has no other text, because a placeholder's
 * `main` may contain only “Content coming soon”.
 */
export function ComingSoon() {
  return (
    <div className="measure">
      <div className="drawing-grid-paper grid min-h-48 grid-cols-[1fr_auto_1fr] items-center border-x-2 border-ink sm:min-h-52 md:min-h-62">
        <svg
          aria-hidden="true"
          viewBox="0 0 600 160"
          preserveAspectRatio="xMaxYMid slice"
          className={`${pipe} stroke-ink`}
        >
          <path d="M0 80H460M500 80H600" strokeWidth="4" />
          <path d="M460 64v32l40-32v32zM480 80V46m-16 0h32M300 80V50" />
          {/* A phone has room for a valve next to the cloud, and for nothing before it. */}
          <path d="M556 68v24l30-24v24zM571 80V56m-11 0h22" className="fill-white sm:hidden" />
          <circle cx="300" cy="32" r="18" className="fill-white" />
          <path d="M282 32h36" />
        </svg>
        {/* On a phone, the cloud leaves room for the pipe. */}
        <p className="relative text-center text-xl leading-tight font-semibold text-balance max-sm:w-[min(13rem,75vw)] max-sm:px-[min(2rem,8vw)] max-sm:py-7 sm:px-9 sm:py-12 sm:text-2xl md:px-12 md:py-15 md:text-3xl">
          <svg
            aria-hidden="true"
            viewBox="12 8 274 132"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible fill-white stroke-ink stroke-[2.5]"
          >
            <path d={cloud} vectorEffect="non-scaling-stroke" />
          </svg>
          <span className="relative">Content coming soon</span>
        </p>
        <svg
          aria-hidden="true"
          viewBox="0 0 600 160"
          preserveAspectRatio="xMinYMid slice"
          className={`${pipe} stroke-steel`}
          strokeDasharray="14 10"
        >
          {/* In a wide window, a dash ends at the frame. */}
          <path d="M0 80H600" strokeDashoffset="14" />
          <path d="M230 80V32H350V80" />
          <path d="M60 54h90v52H60z" className="fill-paper max-sm:hidden" />
          <circle cx="280" cy="32" r="18" className="fill-paper" />
        </svg>
      </div>
    </div>
  );
}
