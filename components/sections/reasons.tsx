/* One for each point, in order: courses dropped and repeated, a method before its results, one formula, a rating. */
const pictures = [
  <>
    <path d="M8 8v64h104" />
    <path d="M16 56h40M64 50l12 12m0-12L64 62" />
    <path d="m16 40 32-8 28-16h28m-10-8 10 8-10 8" className="stroke-blue-light" />
  </>,
  <>
    <path d="M6 8h26l10 10v54H6zM14 30h20M14 42h20M14 54h12" />
    <path d="M48 40h22" strokeDasharray="4 4" />
    <path d="M76 72h40" />
    <path d="M84 72V54M96 72V40M108 72V22" className="stroke-blue-light" strokeWidth="7" />
  </>,
  <>
    <path d="M6 22h40v36H6zM46 40h44M68 12v56M68 12h22M68 68h22M90 4h22v16H90zM90 32h22v16H90zM90 60h22v16H90z" />
    <path
      d="M18 40h16M26 31v.01M26 49v.01"
      className="stroke-blue-light"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </>,
  <>
    <path d="M5 46h24v22H5zM33 46h24v22H33zM61 46h24v22H61zM89 46h24v22H89z" />
    <path d="M61 46h24v22H61z" className="fill-blue-light stroke-blue-light" />
    <path d="M17 38c6-34 50-34 56-2m-9-8 9 9 7-10" className="stroke-blue-light" />
  </>,
];

/** Four reasons, each with a small drawing, in equal cells. */
export function Reasons({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <dl className="mt-12 grid gap-px bg-graphite-rule md:grid-cols-2">
      {points.map(({ title, text }, index) => (
        <div
          key={title}
          className="grid grid-cols-[6rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-6 bg-graphite py-5 md:py-8 md:odd:pr-8 md:even:pl-8 lg:grid-cols-[9rem_minmax(0,1fr)] lg:gap-x-10"
        >
          <dt className="col-start-2 text-xl leading-snug font-semibold tracking-tight lg:text-2xl">
            {title}
          </dt>
          <dd className="col-start-2 mt-2 text-steel-light md:text-lg">{text}</dd>
          <dd aria-hidden="true" className="col-start-1 row-span-2 row-start-1">
            <svg
              aria-hidden="true"
              viewBox="0 0 120 80"
              className="w-full fill-none stroke-steel-light"
              strokeWidth="2"
            >
              {pictures[index]}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
