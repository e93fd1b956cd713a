/** A sheet that is not drawn yet: the frame stands, and its one line says so. */
export function ComingSoon() {
  return (
    <div className="measure py-8 md:py-12">
      <div className="drawing-grid-paper grid min-h-[55vh] place-items-center border border-steel p-6">
        <h1 className="border border-steel bg-paper px-6 py-4 text-center text-[clamp(1.5rem,4vw,2.5rem)]">
          Content coming soon
        </h1>
      </div>
    </div>
  );
}
