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

/** A message next to a drawing or, without one, to its explanation. */
export function Message({ id, tag, heading, lead, drawing, turned }: MessageProps) {
  const explanation = lead !== undefined && <p className="max-w-xl text-lg text-steel">{lead}</p>;
  const hasDrawing = drawing !== null;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="measure py-10 md:py-14">
      <div
        className={`split items-center ${turned ? 'mirrored' : ''} ${hasDrawing ? '' : 'max-xl:gap-4'}`}
      >
        <div className="grid gap-4">
          {tag !== undefined && <p className="tag text-steel">{tag}</p>}
          <h2 id={`${id}-heading`} className="text-subheading">
            {heading}
          </h2>
          {hasDrawing && explanation}
        </div>
        {hasDrawing ? <div>{drawing}</div> : explanation}
      </div>
    </section>
  );
}
