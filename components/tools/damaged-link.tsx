interface DamagedLinkProps {
  /** Whether the link that led here can't be read. */
  isDamaged: boolean;
}

/** Says that a shared link can't be read, so the tool shows its example. */
export function DamagedLink({ isDamaged }: DamagedLinkProps) {
  return <div role="status">{isDamaged && <DamagedLinkText />}</div>;
}

/** For a tool whose result is a status already. */
export function DamagedLinkText() {
  return (
    <p className="border-l-4 border-amber bg-white px-4 py-3 text-pretty text-ink">
      <b className="block font-semibold">This link can’t be read</b>
      <span>It was cut off or changed. Ask for the whole link. Below is the example.</span>
    </p>
  );
}
