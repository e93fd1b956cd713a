'use client';

import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Renders its children, whose script loads then, once the details element or popover around it has been open. */
export function WhenOpen({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(false);

  useEffect(() => {
    const element = box.current?.closest('details, [popover]');
    const update = () => {
      // It may have been opened before hydration.
      if (element?.matches('[open], :popover-open')) setWasOpen(true);
    };
    update();
    element?.addEventListener('toggle', update);
    return () => element?.removeEventListener('toggle', update);
  }, []);

  return <div ref={box}>{wasOpen && <Suspense>{children}</Suspense>}</div>;
}

/** A component in a script of its own. If that can't be loaded, the rest of the board still works. */
export function loadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy(() => load().catch(() => ({ default: Failed })));
}

function Failed() {
  return <p>This couldn’t be loaded. Reload the page to try again.</p>;
}
