/** Marks a draft, so nobody takes a preview for the published page. */
export function DraftNote() {
  return (
    <div className="measure pt-5">
      <p
        role="note"
        className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-2 border-dashed border-ink bg-white px-4 py-3"
      >
        <strong className="tag">Draft</strong>
        <span>You’re previewing this page. This version isn’t published.</span>
      </p>
    </div>
  );
}

/** Marks every page of a preview, so nobody takes it for the published site. */
export function PreviewRibbon() {
  return (
    <div
      role="note"
      aria-label="Preview"
      className="flex flex-wrap items-baseline justify-center gap-x-4 gap-y-1 border-b-2 border-dashed border-ink bg-white px-4 py-3"
    >
      <strong className="tag">Preview</strong>
      <span>
        This isn’t the published site. It may have drafts, and search engines leave it out.
      </span>
    </div>
  );
}
