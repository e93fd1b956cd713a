import type { ReactNode } from 'react';

interface MessageProps {
  id: string;
  tag: string | undefined;
  heading: string;
  lead: string | undefined;
  drawing: ReactNode;
  /** Puts the drawing below the message and its explanation. */
  isWide: boolean;
}

/** A message next to a drawing or, without one, to its explanation. */
export function Message({ id, tag, heading, lead, drawing, isWide }: MessageProps) {
  const hasDrawing = drawing !== null && !isWide;
  const explanation = lead !== undefined && (
    <p className={`max-w-xl text-lg text-steel ${hasDrawing ? '' : 'xl:mt-8 xl:max-w-none'}`}>
      {lead}
    </p>
  );
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`measure py-8 ${drawing === null ? 'md:pt-12 md:pb-4' : 'md:py-14'}`}
    >
      <div className={`split ${hasDrawing ? '' : 'max-xl:gap-4'}`}>
        <div className="grid gap-4">
          {tag !== undefined && <p className="tag text-steel">{tag}</p>}
          <h2 id={`${id}-heading`} className="text-subheading xl:text-heading">
            {heading}
          </h2>
          {hasDrawing && explanation}
        </div>
        {hasDrawing ? <div>{drawing}</div> : explanation}
      </div>
      {isWide && <div className="mt-8">{drawing}</div>}
    </section>
  );
}
