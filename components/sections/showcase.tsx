import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/content/types';
import { Drawing } from './drawings/drawing';

interface ShowcaseProps {
  showcase: Home['showcases'][number];
}

/** One feature with its benefits, beside the drawing that shows what it does. */
export function Showcase({ showcase }: ShowcaseProps) {
  return (
    <Section id={showcase.id} tag={showcase.tag} heading={showcase.name}>
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <p className="text-xl leading-snug font-semibold tracking-tight text-balance">
            {showcase.headline}
          </p>
          <p className="mt-4 text-steel">{showcase.description}</p>
          <ul className="mt-6 border-b border-rule">
            {showcase.benefits.map((benefit) => (
              <li key={benefit} className="flex gap-3 border-t border-rule py-2.5">
                <span aria-hidden="true" className="mt-[0.55em] h-0.5 w-4 shrink-0 bg-ink" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <Drawing name={showcase.drawing} />
      </div>
    </Section>
  );
}
