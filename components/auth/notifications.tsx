import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { buttonStyles } from '@/components/ui/button-styles';
import { CloseIcon } from '@/components/ui/icons';
import { dedupeKey } from '@/lib/session/notifications';
import { useSession } from './auth-context';

/**
 * The notifications, newest first, in at most a third of the viewport's height. Those before the newest are two lines each
 * until it's dismissed. Only the newest one is announced; the list itself isn't a live region, since its items move.
 */
export function Notifications() {
  const session = useSession();
  const { list, newestId, dismiss } = useStore(session.notifications);
  const box = useRef<HTMLElement>(null);
  const wasUsed = useRef(false);
  const shown = list.filter(({ open }) => open);
  const latest = shown.find(({ id }) => id === newestId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top for each new notification
  useLayoutEffect(() => {
    box.current?.scrollTo(0, 0);
  }, [newestId]);

  // The button that was pressed, and had the focus, is gone.
  useLayoutEffect(() => {
    if (!wasUsed.current) return;
    wasUsed.current = false;
    if (document.activeElement !== document.body) return;
    const mains = document.querySelectorAll<HTMLElement>('main, [role="main"]');
    // What's hidden, the page or Access Restricted, can't get the focus.
    for (const target of box.current === null ? mains : [box.current]) {
      target.focus({ preventScroll: true });
    }
  });

  function press(act: () => void) {
    wasUsed.current = true;
    act();
  }

  return (
    <>
      <p role="status" className="sr-only">
        {latest?.title} {latest?.description}
      </p>
      {shown.length > 0 && (
        <section
          ref={box}
          aria-label="Notifications"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list has to be reachable by keyboard
          tabIndex={0}
          className="fixed right-[max(1rem,50vw-38rem)] bottom-4 left-4 z-40 ml-auto max-h-[33dvh] max-w-md overflow-y-auto overscroll-contain border-2 border-ink bg-white lifted after:pointer-events-none after:sticky after:bottom-0 after:-mt-4 after:ml-2 after:block after:h-4 after:bg-linear-to-t after:from-white print:hidden"
        >
          {shown.map((notification, index) => {
            const { id, title, description, tone, action } = notification;
            const isNewest = index === 0;
            return (
              <div
                key={dedupeKey(notification)}
                className={`border-l-8 px-4 not-first:border-t not-first:border-t-rule ${isNewest ? 'py-4' : 'py-2'} ${tone === 'problem' ? 'border-l-ink' : 'border-l-blue'}`}
              >
                <div className="flex items-start justify-between gap-3">
                  <p className={isNewest ? '' : 'line-clamp-2 text-sm'}>
                    <span className={`font-semibold ${isNewest ? 'block' : ''}`}>{title}</span>{' '}
                    <span className="text-steel">{description}</span>
                  </p>
                  <button
                    type="button"
                    aria-label="Dismiss"
                    onClick={() => press(() => dismiss(id))}
                    className="-m-2 grid size-11 shrink-0 place-items-center hover:bg-paper-deep"
                  >
                    <CloseIcon />
                  </button>
                </div>
                {action !== undefined && isNewest && (
                  <button
                    type="button"
                    onClick={() => press(() => session[action.does]())}
                    className={`mt-3 ${buttonStyles.primary}`}
                  >
                    {action.label}
                  </button>
                )}
              </div>
            );
          })}
        </section>
      )}
    </>
  );
}
