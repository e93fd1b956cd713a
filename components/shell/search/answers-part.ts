import { onDemand } from '@/components/ui/on-demand';

/** The code that answers a query, with MiniSearch: no page fetches it before somebody is about to search. */
export const answersPart = onDemand(async () => (await import('./answers')).Answers);
