/** A keystroke or text to type. */
export type Keys = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | { text: string };

/** What the smoke test does in a browser. Scripts are JavaScript expressions. */
export interface Engine {
  open(url: string): Promise<unknown>;
  /** Waits until an expression is true. @returns its value */
  until<Result>(script: string): Promise<Result>;
  /** Clicks the element that an expression finds, once that's possible: React may replace it at the last moment. */
  press(script: string): Promise<unknown>;
  type(...keys: Keys[]): Promise<unknown>;
  /** Drags with the mouse, between points of the window. */
  drag(from: Point, to: Point): Promise<unknown>;
  /** Script errors and CSP violations so far. */
  readonly consoleErrors: string[];
  stop(): Promise<unknown>;
}

interface Point {
  x: number;
  y: number;
}

/** How long the methods wait: a busy machine takes its time. */
export const timeoutMs = 20_000;
