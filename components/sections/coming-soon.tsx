/** An empty drawing sheet that says the content is coming. */
export function ComingSoon() {
  return (
    <div className="measure py-8 md:py-12">
      <div className="drawing-grid-paper grid min-h-[28vh] place-items-center border border-steel p-6">
        <p className="border border-steel bg-paper px-6 py-4 text-center text-2xl font-semibold">
          Content coming soon
        </p>
      </div>
    </div>
  );
}
