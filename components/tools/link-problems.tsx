interface LinkProblemsProps {
  problems: readonly string[];
}

/** Says what couldn't be read from a shared link. */
export function LinkProblems({ problems }: LinkProblemsProps) {
  return (
    <div role="status" className="text-pretty">
      <LinkProblemList problems={problems} />
    </div>
  );
}

/** For a tool whose result is a status already. */
export function LinkProblemList({ problems }: LinkProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div className="border-l-4 border-amber bg-white px-4 py-3 text-ink">
      <p className="font-semibold">Part of this link couldn’t be read</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
