'use client';

import { useCallback, useState } from 'react';
import type { DialogProps } from './dialog-look';
import { NativeDialog } from './native-dialog';
import { onDemand, useOnDemand } from './on-demand';
import { Part } from './part';

const modal = onDemand(async () => (await import('./modal')).Modal);

/** Fetches what a dialog needs, for when a pointer or the focus comes near what opens one. */
export function warmDialog(): void {
  // Opening one asks again, and has an answer to a failure.
  modal.fetch().catch(() => {});
}

/**
 * A modal dialog with a title and Close. Escape closes it, and the focus goes back to where it was.
 * Radix's part of it is fetched when the first one opens.
 */
export function Dialog(props: DialogProps) {
  const [failed, setFailed] = useState(false);
  const Modal = useOnDemand(
    modal,
    props.open,
    useCallback(() => setFailed(true), []),
  );
  const native = <NativeDialog {...props} />;
  return (
    // What is in the dialog can fail as well, in either of them.
    <Part name="Dialog">
      {Modal === null ? (
        failed && native
      ) : (
        <Part name="Modal" fallback={native}>
          <Modal {...props} />
        </Part>
      )}
    </Part>
  );
}
