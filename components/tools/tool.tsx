'use client';

import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { replaceOnIntent } from '@/components/shell/replace-on-intent';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import type { LazyLoader } from '@/components/ui/lazy-loader';
import { closest } from '@/lib/page/closest';
import type { readFields, replaceControls } from './static-view';

/** What every tool's interactive version gets, besides its content. */
export interface ToolProps {
  /** What the visitor entered before it loaded, by the names of the fields. */
  fields: URLSearchParams;
}

/** A tool's module. It includes what replaces the example, because a signed-in visitor's page has no bytes to spare. */
interface ToolModule<Content> {
  Interactive: ComponentType<Content & ToolProps>;
  readFields: typeof readFields;
  replaceControls: typeof replaceControls;
}

interface Shown<Content> extends ToolProps {
  Interactive: ComponentType<Content & ToolProps>;
}

interface Props<Content> {
  id: string;
  /** Name of its region. */
  name: string;
  loader: LazyLoader<ToolModule<Content>>;
  content: Content;
  /** The worked example, with the same controls as the interactive version. */
  children: ReactNode;
}

/**
 * A drawing that computes. The HTML has the worked example. The interactive version loads on intent, or if the URL has
 * figures for it, and replaces the example, keeping the focus and everything entered or pressed before.
 */
export function Tool<Content extends object>(props: Props<Content>) {
  const { id, name, loader, content, children } = props;
  const box = useRef<HTMLElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [shown, setShown] = useState<Shown<Content> | null>(null);
  const isReplaced = shown !== null;

  useLayoutEffect(() => {
    function load(isLink: boolean) {
      // As in lib/page/figures.ts: the tool to show comes first.
      if (!location.hash.includes(`${id}?`)) return;
      setWanted(true);
      if (isLink && location.hash.startsWith(`#${id}?`)) reveal(box.current);
    }
    // Back and Forward have a state, and restore the scroll position. A link has none yet.
    const follow = () => load(history.state === null);
    load(true);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [id]);

  // A layout effect, so no press comes between hydration and the listeners.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || isReplaced) return;
    const clicked: Element[] = [];
    function remember({ target }: Event) {
      const button = closest(target, 'button');
      if (button !== null) clicked.push(button);
    }
    element.addEventListener('click', remember);
    const stop = replaceOnIntent(
      element,
      loader,
      ({ Interactive, readFields, replaceControls }) => {
        const fields = readFields(element);
        // Synchronously, so no press can happen between reading the controls and replacing them.
        const replace = () => flushSync(() => setShown({ Interactive, fields }));
        replaceControls(element, clicked, replace);
      },
      isWanted,
    );
    return () => {
      element.removeEventListener('click', remember);
      stop();
    };
  }, [loader, isReplaced, isWanted]);

  return (
    <section ref={box} id={id} aria-label={name}>
      {shown === null ? (
        children
      ) : (
        <ErrorBoundary name={name} fallback={children}>
          <shown.Interactive {...content} fields={shown.fields} />
        </ErrorBoundary>
      )}
    </section>
  );
}

/** Scrolls to an element, and expands whatever it's in. */
function reveal(element: HTMLElement | null): void {
  for (let each = element; each !== null; each = each.parentElement) {
    if (each instanceof HTMLDetailsElement) each.open = true;
  }
  element?.scrollIntoView();
}
