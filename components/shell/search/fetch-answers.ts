/** The code that answers a query, with MiniSearch: no page fetches it before somebody is about to search. */
export async function fetchAnswers() {
  const { Answers } = await import('./answers');
  return Answers;
}
