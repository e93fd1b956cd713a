'use client';

import { useStore } from 'zustand';
import { CloseIcon } from '@/components/ui/icons';
import { useSession } from './auth-context';

/** What a visitor should hear of, newest first. The live region is in the page before its first line. */
export function Notifications() {
  const { notifications } = useSession();
  const list = useStore(notifications, ({ list }) => list);
  const dismiss = useStore(notifications, ({ dismiss }) => dismiss);
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="fixed right-4 bottom-4 left-4 z-40 grid justify-items-end gap-2 print:hidden"
    >
      {list
        .filter(({ open }) => open)
        .map(({ id, title, description, tone, action }) => (
          <div
            key={id}
            className={`w-full max-w-md border-2 bg-white p-4 lifted ${tone === 'problem' ? 'border-red' : 'border-blue'}`}
          >
            <div className="flex items-start justify-between gap-3">
              <p className="font-semibold">{title}</p>
              <button
                type="button"
                aria-label="Dismiss"
                onClick={() => dismiss(id)}
                className="-m-2 grid size-10 shrink-0 place-items-center"
              >
                <CloseIcon />
              </button>
            </div>
            {description !== undefined && <p className="mt-1 text-steel">{description}</p>}
            {action !== undefined && (
              <button
                type="button"
                onClick={action.run}
                className="mt-3 min-h-11 rounded-plate bg-ink px-4 font-semibold text-paper hover:bg-steel"
              >
                {action.label}
              </button>
            )}
          </div>
        ))}
    </section>
  );
}
