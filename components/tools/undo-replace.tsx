interface UndoReplaceProps {
  /** Null if there's nothing to bring back. */
  undo: (() => void) | null;
  /** The control that gets the focus of the button, which disappears. */
  focusId: string;
}

/** Offers the visitor's own figures again after an example has replaced them. */
export function UndoReplace({ undo, focusId }: UndoReplaceProps) {
  return (
    <p role="status" className="w-full print:hidden">
      {undo && (
        <button
          type="button"
          className="min-h-11 underline"
          onClick={() => {
            document.getElementById(focusId)?.focus();
            undo();
          }}
        >
          Undo
        </button>
      )}
    </p>
  );
}
