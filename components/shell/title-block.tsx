interface TitleBlockProps {
  title: string;
  /** What the page is about. */
  lead: string;
}

/** The heading of a placeholder page. It's outside `main`, which contains only “Content coming soon”. */
export function TitleBlock({ title, lead }: TitleBlockProps) {
  return (
    <section aria-labelledby="page-title" className="measure pt-6 md:pt-10">
      <div className="grid gap-5 border-2 border-ink bg-white p-5 md:grid-cols-[3fr_2fr] md:gap-14 md:p-8">
        <h1 id="page-title" className="text-title font-bold">
          {title}
        </h1>
        <p className="max-w-xl text-lg text-steel md:self-end">{lead}</p>
      </div>
    </section>
  );
}
