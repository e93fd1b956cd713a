import { createPlantModel, type PlantModel } from '@/lib/plant/model';
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

/** Fetches the records before they're needed. If that fails, the first use tries again, and reports its own failure. */
export function preloadModel(): void {
  loadModel().catch(() => undefined);
}

async function fetchModel(): Promise<PlantModel> {
  const response = await fetch('/plant.json', { signal: AbortSignal.timeout(maxLoadingMs) });
  if (!response.ok) throw new Error(`/plant.json answered with status ${response.status}`);
  // Safe: the build has written it from validated content.
  return createPlantModel((await response.json()) as PlantSources);
}
