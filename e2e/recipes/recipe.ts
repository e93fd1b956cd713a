import type { SiteFiles } from './site-files';

/** An edit that content/README.md teaches. */
export interface Recipe {
  /** What a writer wants to do. */
  title: string;
  /** The heading in content/README.md that teaches it. */
  taughtIn: string;
  /** What else has to change, or changes with it. */
  alsoChanges?: string;
  /** The title of a recipe that has to be applied first. */
  after?: string;
  apply(site: SiteFiles): void;
}
