import { ChevronIcon } from '@/components/ui/icons';

/** Questions and answers in two columns. On a phone, the answers are closed until they're asked for. */
export function Answers({ points }: { points: readonly { title: string; text: string }[] }) {
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
