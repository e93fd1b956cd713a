/** Says what couldn't be read from a shared link. */
export function LinkProblems({ problems }: { problems: readonly string[] }) {
  return (
    <div role="status" className="text-pretty">
      {problems.length > 0 && (
        <div className="border-l-4 border-amber bg-white px-4 py-3 text-ink">
          <p className="font-semibold">Part of this link couldn’t be read</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
