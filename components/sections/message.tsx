import type { ReactNode } from 'react';

interface MessageProps {
  id: string;
  tag: string | undefined;
  heading: string;
  lead: string | undefined;
  drawing: ReactNode;
  /** Puts the drawing on the left. */
  turned: boolean;
}

/** A message in the size of a page’s headline, next to a drawing or, without one, to its explanation. */
export function Message({ id, tag, heading, lead, drawing, turned }: MessageProps) {
  const explanation = lead !== undefined && (
    <p className="max-w-xl text-lg text-steel lg:text-xl">{lead}</p>
  );
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="py-14">
      <div
        className={`measure grid gap-x-20 gap-y-8 ${drawing === null ? 'lg:grid-cols-[7fr_5fr] lg:items-end' : 'lg:grid-cols-2 lg:items-center'}`}
      >
        <div className="grid gap-6">
          <div>
            {tag !== undefined && <p className="tag mb-4 text-steel">{tag}</p>}
            <h2 id={`${id}-heading`} className="text-hero leading-[1.04] tracking-[-0.025em]">
              {heading}
            </h2>
          </div>
          {drawing !== null && explanation}
        </div>
        {drawing === null ? (
          explanation
        ) : (
          <div className={turned ? 'lg:order-first' : ''}>{drawing}</div>
        )}
      </div>
    </section>
  );
}
