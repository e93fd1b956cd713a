import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/lib/page/after-paint';
import { figuresMark, type LinkedFigures, pushFigures, readFigures, toolsInUrl } from './figures';

/** How long a value has to stay the same before it gets a history entry, so Back doesn't undo single keystrokes. */
const settleMs = 400;

/** What a link's figures mean. */
export interface ParsedFigures<State> {
  /** Always valid. What couldn't be read is as in the example. */
  state: State;
  /** A sentence for each value that couldn't be read. */
  problems: string[];
}

interface FiguresConfig<State> {
  /** The tool's id, in the URL and on the page. */
  id: string;
  example: State;
  /** Reads what the visitor entered before hydration, by the names of the fields. */
  typed: (fields: URLSearchParams) => State;
  parse: (params: URLSearchParams, isCut: LinkedFigures['isCut']) => ParsedFigures<State>;
  /** Null if the state has mistakes: it then gets no history entry. */
  serialize: (state: State) => URLSearchParams | null;
}

interface Figures<State> extends ParsedFigures<State> {
  /** The tool's element. */
  box: RefObject<HTMLElement | null>;
  change: (state: State) => void;
  /** Like `change`, for what replaces the visitor's figures by others than their own. */
  replace: (state: State) => void;
  /** Brings back what was replaced; null unless that was the last change. */
  undo: (() => void) | null;
}

/** A tool's figures: first the example, as in the HTML, then those in the URL, which they follow and write. */
export function useFigures<State>(config: FiguresConfig<State>): Figures<State> {
  const box = useRef<HTMLElement>(null);
  const latest = useRef(config);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [figures, setFigures] = useState(() => withoutProblems(config.example));
  const [replaced, setReplaced] = useState<State | null>(null);

  function change(state: State) {
    setFigures(withoutProblems(state));
    setReplaced(null);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(latest.current, state), settleMs);
  }

  useEffect(() => {
    latest.current = config;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only hydration finds what was entered before it
  useLayoutEffect(() => {
    const linked = fromUrl(config);
    if (linked !== null) {
      setFigures(linked);
      if (toolsInUrl()[0] === config.id) reveal(box.current);
      return;
    }
    const typed = config.typed(readFields(box.current));
    // What can't be read is a change, too.
    if (!isSame(config, typed)) change(typed);
  }, []);

  useEffect(() => {
    function restore() {
      const { current } = latest;
      const restored = fromUrl(current);
      // A link to another fragment of the page isn't a way back, so the figures stay.
      if (restored === null && history.state !== figuresMark) return;
      clearTimeout(timer.current);
      setReplaced(null);
      setFigures(restored ?? withoutProblems(current.example));
      // A link to the tool, perhaps in a closed section.
      if (history.state !== figuresMark && toolsInUrl()[0] === current.id) reveal(box.current);
    }
    addEventListener('popstate', restore);
    return () => {
      removeEventListener('popstate', restore);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    ...figures,
    box,
    change,
    replace(state) {
      change(state);
      setReplaced(figures.state);
    },
    undo: replaced === null ? null : () => change(replaced),
  };
}

function fromUrl<State>({ id, parse }: FiguresConfig<State>): ParsedFigures<State> | null {
  const linked = readFigures(id);
  return linked === null ? null : parse(linked.params, linked.isCut);
}

function withoutProblems<State>(state: State): ParsedFigures<State> {
  return { state, problems: [] };
}

function isSame<State>({ example, serialize }: FiguresConfig<State>, state: State): boolean {
  return String(serialize(state)) === String(serialize(example));
}

function write<State>(config: FiguresConfig<State>, state: State): void {
  const figures = config.serialize(state);
  if (figures !== null) pushFigures(config.id, isSame(config, state) ? null : figures);
}

/** Expands whatever an element is in, then scrolls to it. In one frame, both would be a layout shift. */
function reveal(element: HTMLElement | null): void {
  for (let each = element; each !== null; each = each.parentElement) {
    if (each instanceof HTMLDetailsElement) each.open = true;
  }
  afterPaint(() => element?.scrollIntoView());
}

/**
 * The values of an element's fields, by name; of checkboxes and radio buttons, only those that are checked. Brackets at the
 * end mark a name that several fields have.
 */
function readFields(element: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  const all =
    element?.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      '[name]:not(:is([type=checkbox], [type=radio]):not(:checked))',
    ) ?? [];
  for (const { name, value } of all) fields.append(name.replace('[]', ''), value);
  return fields;
}
