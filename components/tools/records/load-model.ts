import { createPlantModel, type PlantModel, type Vocabulary } from '@/lib/plant/ask/model';
import type { PlantSources } from '@/lib/plant/register';

/** How long the records may take, in milliseconds. */
const maxLoadingMs = 8000;

let loading: Promise<PlantModel> | undefined;

/** The plant's records, fetched once. A failure isn't kept, so the next question tries again. */
export function loadModel(): Promise<PlantModel> {
  loading ??= fetchModel().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Fetches the records before they're needed. If that fails, the first use tries again, and reports its own failure.
 *
 * @param use a first use, which takes the browser longer than the next
 */
export function preloadModel(use?: (model: PlantModel) => void): void {
  loadModel().then(use, () => undefined);
}

async function fetchModel(): Promise<PlantModel> {
  const response = await fetch('/plant.json', { signal: AbortSignal.timeout(maxLoadingMs) });
  if (!response.ok) throw new Error(`/plant.json answered with status ${response.status}`);
  // Safe: the build has written it from validated content.
  const { sources, vocabulary } = (await response.json()) as {
    sources: PlantSources;
    vocabulary: Vocabulary;
  };
  return createPlantModel(sources, vocabulary);
}
