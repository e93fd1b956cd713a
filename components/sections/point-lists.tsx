import { ChevronIcon } from '@/components/ui/icons';

interface PointsProps {
  points: readonly { title: string; text: string }[];
}

interface ColumnsProps extends PointsProps {
  tone?: 'paper' | 'graphite';
  /** Whether they follow a drawing. In one row, they hang from it; otherwise, from a line of their own. */
  isHung?: boolean;
}

const columnLooks = {
  joined: ['mt-8', 'border-t-2 pt-4', 'md:text-[1.375rem]', 'md:text-lg'],
  hung: ['hung mt-12 xl:mt-0', 'border-t-2 pt-4 xl:border-t-0 xl:pt-14', '', ''],
};

/** Points side by side, connected to one line above them. */
export function Columns({ points, tone = 'paper', isHung = false }: ColumnsProps) {
  const [list, column, heading, text] = columnLooks[isHung ? 'hung' : 'joined'];
  return (
    <dl className={`even joined ${list}`}>
      {points.map((point) => (
        <div
          key={point.title}
          className={`node row-span-2 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-0 ${column}`}
        >
          <dt className={`text-xl leading-snug font-semibold text-balance ${heading}`}>
            {point.title}
          </dt>
          <dd
            className={`mt-2 max-w-xl ${text} ${tone === 'graphite' ? 'text-steel-light' : 'text-steel'}`}
          >
            {point.text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface RuledPointsProps extends PointsProps {
  /** Each text is next to its title; or below it, in a narrow column next to a picture. */
  layout?: keyof typeof layouts;
  /** What each point is about in the picture. With them, points have numbers. */
  keys?: readonly (readonly { label: string; href: string }[])[];
}

const layouts = {
  across: [
    'mt-8 border-b md:mt-10 md:text-xl',
    'sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-baseline lg:gap-x-14',
  ],
  narrow: [
    '[&:not(:has([data-point]))]:border-b sm:max-xl:grid sm:max-xl:grid-cols-3 sm:max-xl:gap-x-8',
    'content-start',
  ],
} as const;

/** Points as lines of a log: title on the left, text on the right. */
export function RuledPoints(props: RuledPointsProps) {
  const { points, layout = 'across', keys = [] } = props;
  const [list, row] = layouts[layout];
  return (
    <dl className={`border-rule ${list}`}>
      {points.map(({ title, text }, index) => (
        <div
          key={title}
          data-point={keys[index] && index + 1}
          className={`grid gap-x-8 gap-y-1 border-t py-4 border-rule sm:gap-y-2 sm:py-5 ${row}`}
        >
          <dt className="flex gap-3 sm:max-xl:flex-col text-xl leading-snug font-semibold tracking-tight">
            {keys[index] && (
              <span aria-hidden="true" className="balloon">
                {index + 1}
              </span>
            )}
            {title}
          </dt>
          <dd className={`text-steel ${layout === 'across' ? 'max-w-3xl' : 'max-w-xl'}`}>
            {text}
            {keys[index] && <KeyLinks links={keys[index]} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function KeyLinks({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <span className="mt-1 gap-x-4 max-sm:hidden sm:grid print:hidden">
      {links.map(({ label, href }) => (
        <a key={href} href={href} className="py-1 font-mono text-sm text-blue underline">
          {label}
        </a>
      ))}
    </span>
  );
}

/** Questions and answers in two columns. On a phone, the answers are closed until they're asked for. */
export function Answers({ points }: PointsProps) {
  return (
    <div className="mt-6 gap-x-8 sm:grid sm:grid-cols-2 lg:gap-x-14">
      {points.map(({ title, text }) => (
        <div key={title} className="border-t border-rule sm:py-3">
          <h3 className="summary-heading text-xl leading-snug">{title}</h3>
          <details className="collapsible group sm:mt-2">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-2 text-xl leading-snug font-semibold tracking-tight">
              {title}
              <ChevronIcon className="flex-none group-open:rotate-180" />
            </summary>
            <p className="max-w-xl text-steel max-sm:pb-5">{text}</p>
          </details>
        </div>
      ))}
    </div>
  );
}
