'use client';

import { useEffect, useRef, useState } from 'react';
import { pushFigures, readFigures } from '@/lib/page/figures';

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
  /** What the visitor entered before the tool loaded, or the example. */
  initial: State;
  example: State;
  parse: (params: URLSearchParams) => ParsedFigures<State>;
  /** Null if the state has mistakes: it then gets no history entry. */
  serialize: (state: State) => URLSearchParams | null;
}

interface Figures<State> extends ParsedFigures<State> {
  change: (state: State) => void;
}

/** A tool's figures. They're restored from the URL, kept in it, and follow Back and Forward. */
export function useFigures<State>(config: FiguresConfig<State>): Figures<State> {
  const latest = useRef(config);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [figures, setFigures] = useState(() => fromUrl(config) ?? withoutProblems(config.initial));

  function writeWhenSettled(state: State) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(latest.current, state), settleMs);
  }

  useEffect(() => {
    latest.current = config;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render has what was entered before it
  useEffect(() => {
    if (fromUrl(config) === null) writeWhenSettled(config.initial);
    function restore() {
      const { current } = latest;
      const restored = fromUrl(current);
      // A link to another fragment of the page has no state yet. It isn't a way back, so the figures stay.
      if (restored === null && history.state === null) return;
      clearTimeout(timer.current);
      setFigures(restored ?? withoutProblems(current.example));
    }
    addEventListener('popstate', restore);
    return () => {
      removeEventListener('popstate', restore);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    ...figures,
    change(state) {
      setFigures(withoutProblems(state));
      writeWhenSettled(state);
    },
  };
}

function fromUrl<State>({ id, parse }: FiguresConfig<State>): ParsedFigures<State> | null {
  const params = readFigures(id);
  return params === null ? null : parse(params);
}

function withoutProblems<State>(state: State): ParsedFigures<State> {
  return { state, problems: [] };
}

function write<State>({ id, example, serialize }: FiguresConfig<State>, state: State): void {
  const figures = serialize(state);
  if (figures === null) return;
  pushFigures(id, String(figures) === String(serialize(example)) ? null : figures);
}
