import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { dialogClose } from '@/components/ui/native-dialog';

interface PanelProps {
  /** Buttons with this ID as `popoverTarget` open the panel, even without scripts. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A non-modal dialog of the board. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <div id={id} popover="auto" role="dialog" aria-label={title} className="board-panel">
      <div className="on-graphite sticky top-0 z-1 flex items-center justify-between gap-4 bg-graphite px-5 py-3 text-paper">
        <p className="text-xl font-semibold">{title}</p>
        <button
          type="button"
          aria-label="Close"
          className={`${dialogClose} print:hidden`}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <CloseIcon />
        </button>
      </div>
      <div className="p-5">{children}</div>
    </div>
  );
}

/** Renders its children, whose script loads then, once the details element or panel around it has been open. */
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

/** A component in the script that's loaded when a panel opens. If it can't be, the rest of the board still works. */
export function loadable<Props extends object>(
  pick: (panels: typeof import('./panels')) => ComponentType<Props>,
) {
  return lazy(() =>
    import('./panels').then(
      (panels) => ({ default: pick(panels) }),
      () => ({ default: Failed }),
    ),
  );
}

function Failed() {
  return <p>This couldn’t be loaded. Reload the page to try again.</p>;
}
