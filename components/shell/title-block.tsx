/** The title of a placeholder. It is outside `main`, which shows only “Content coming soon”. */
export function TitleBlock({ title }: { title: string }) {
  return (
    <section aria-labelledby="page-title" className="measure pt-8 md:pt-14">
      <h1 id="page-title" className="text-title font-bold tracking-[-0.025em]">
        {title}
      </h1>
    </section>
  );
}
