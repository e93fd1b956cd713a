import type { AnyObject } from './lazy-proxy';
import type { User } from './site-calls';

/**
 * What `base44 types generate` fills by module augmentation: an app's entities with their fields, its
 * functions, and its agents. README.md shows how its file types this client.
 */
// biome-ignore lint/suspicious/noEmptyInterface: an augmentation can add to an interface, not to a type
export interface EntityTypeRegistry {}
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface FunctionNameRegistry {}
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface AgentNameRegistry {}

/** The names in a registry; any name while it's empty. */
type NamesIn<Registry> = keyof Registry extends never ? string : keyof Registry & string;

export type FunctionName = NamesIn<FunctionNameRegistry>;
export type AgentName = NamesIn<AgentNameRegistry>;

/** The entities in the registry, and the built-in User; any entity, unchecked, while it's empty. */
export type RegisteredRecords = keyof EntityTypeRegistry extends never
  ? AnyObject
  : EntityTypeRegistry & Pick<{ User: User }, Exclude<'User', keyof EntityTypeRegistry>>;
