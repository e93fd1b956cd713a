import type { ComponentType } from 'react';
import type { IslandName } from './registry';

/** What survives JSON; `never` for functions, elements, dates, and the like. */
type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...args: never) => unknown) | Date | symbol | bigint
    ? never
    : { [Key in keyof Value]: Json<Value[Key]> };

interface IslandProps<Props extends object> {
  name: IslandName;
  /** The component with this name in `registry.ts`. */
  of: ComponentType<Props>;
  /**
   * When React hydrates it: `approach`, when a pointer or the focus enters it, or a finger rests on it; `press`, when a
   * control with its name as `data-wants` is pressed (`lib/page/islands.ts`).
   */
  on: 'approach' | 'press';
  props: Props & Json<Props>;
}

/**
 * A component that's interactive in production. The export renders it once more, by itself, so that React can hydrate it
 * alone (`lib/export/islands.ts`). In `next dev`, it's an ordinary client component.
 */
export function Island<Props extends object>({
  name,
  of: Component,
  on,
  props,
}: IslandProps<Props>) {
  return (
    <div
      className="contents"
      data-island={name}
      data-on={on}
      data-props={process.env.NODE_ENV === 'production' ? JSON.stringify(props) : undefined}
    >
      <Component {...props} />
    </div>
  );
}
