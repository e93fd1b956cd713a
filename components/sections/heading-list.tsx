interface HeadingListProps {
  sections: readonly { id: string; heading: string }[];
}

/** The sections of a page by their headings, each under its own address. */
export function HeadingList({ sections }: HeadingListProps) {
  return (
    <div className="measure py-12 md:py-20">
      {sections.map(({ id, heading }, index) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          className="grid grid-cols-[4rem_1fr] items-baseline border-t border-rule py-6 last:border-b md:grid-cols-[8rem_1fr]"
        >
          <span aria-hidden="true" className="tag text-steel">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h2 id={`${id}-heading`} className="text-[clamp(1.4rem,2.6vw,2rem)]">
            {heading}
          </h2>
        </section>
      ))}
    </div>
  );
}
