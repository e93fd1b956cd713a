import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/lib/page/after-paint';
import { pushToolLink, readToolLink, toolsInUrl, toolsMark } from '@/lib/page/tool-links';

/** How long a value has to stay the same before it gets a history entry, so Back doesn't undo single keystrokes. */
const settleMs = 400;

interface ToolConfig<State> {
  /** The tool's id, in the URL and on the page. */
  id: string;
  example: State;
  /** Reads what the visitor entered before hydration, by the names of the fields. */
  typed?: (fields: URLSearchParams) => State;
  /** Checks what a link has. Null if it isn't a state of this tool. */
  read: (linked: unknown) => State | null;
}

interface Tool<State> {
  state: State;
  /** Whether the link couldn't be read. */
  isDamaged: boolean;
  /** Whether the visitor has changed nothing. */
  isExample: boolean;
  /** The tool's element. */
  box: RefObject<HTMLElement | null>;
  change: (state: State) => void;
  /** Like `change`, for what replaces the visitor's state by another one than their own. */
  replace: (state: State) => void;
  /** Brings back what was replaced; null unless that was the last change. */
  undo: (() => void) | null;
}

/** A tool's state: first the example, as in the HTML, then the one in the URL, which it follows and writes. */
export function useToolState<State>(config: ToolConfig<State>): Tool<State> {
  const box = useRef<HTMLElement>(null);
  const latest = useRef(config);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState(config.example);
  const [isDamaged, setDamaged] = useState(false);
  const [replaced, setReplaced] = useState<State | null>(null);

  function show(next: State, fromDamagedLink = false) {
    clearTimeout(timer.current);
    setState(next);
    setDamaged(fromDamagedLink);
    setReplaced(null);
  }

  function change(next: State) {
    show(next);
    timer.current = setTimeout(() => {
      const { id, example } = latest.current;
      pushToolLink(id, isSame(next, example) ? undefined : next);
    }, settleMs);
  }

  useEffect(() => {
    latest.current = config;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only hydration finds what was entered before it
  useLayoutEffect(() => {
    const { id, example, typed } = config;
    function open(linked: unknown) {
      const { read, example: current } = latest.current;
      const next = linked === undefined ? current : read(linked);
      show(next ?? current, next === null);
    }
    function restore() {
      const linked = readToolLink(id);
      // A link to another fragment of the page isn't a way back, so the state stays.
      if (linked === undefined && history.state !== toolsMark) return;
      open(linked);
      // A link to the tool, perhaps in a closed section.
      if (history.state !== toolsMark && toolsInUrl()[0] === id) reveal(box.current);
    }
    const linked = readToolLink(id);
    if (linked !== undefined) {
      open(linked);
      if (toolsInUrl()[0] === id) reveal(box.current);
    } else if (typed !== undefined) {
      const entered = typed(readFields(box.current));
      // What can't be read is a change, too.
      if (!isSame(entered, example)) change(entered);
    }
    addEventListener('popstate', restore);
    return () => {
      removeEventListener('popstate', restore);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    state,
    isDamaged,
    isExample: isSame(state, config.example),
    box,
    change,
    replace(next) {
      change(next);
      setReplaced(state);
    },
    undo: replaced === null ? null : () => change(replaced),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
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
