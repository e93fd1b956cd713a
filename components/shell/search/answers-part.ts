import { onDemand } from '@/components/ui/on-demand';

/** The code that answers a query, with MiniSearch: loaded on interaction. */
export const answersPart = onDemand(async () => (await import('./answers')).Answers);
