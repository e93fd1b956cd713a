'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { CloseIcon } from './icons';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Said by screen readers after the title, and shown under it. */
  description?: ReactNode;
  /** `screen` fills the window (a film); `sheet` is as tall as its content. */
  size: 'screen' | 'sheet';
  tone?: 'paper' | 'graphite';
  children: ReactNode;
}

/**
 * A modal dialog with a title and Close. Escape and a press outside close it, and the focus goes
 * back to where it was. It has no Radix Overlay: that one injects a style which a strict content
 * policy refuses; the backdrop is the content's own spread shadow.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size,
  tone = 'paper',
  children,
}: DialogProps) {
  // What opened it is no Radix Trigger, so that Radix would not know where to give the focus back.
  const opener = useRef<Element | null>(null);
  const place =
    size === 'screen'
      ? 'inset-0 grid content-center overflow-y-auto p-4 sm:p-8'
      : 'inset-x-4 top-[8vh] mx-auto max-h-[84vh] max-w-2xl overflow-y-auto rounded-plate p-5 sm:p-6';
  const colors = tone === 'graphite' ? 'on-graphite bg-graphite text-paper' : 'bg-paper text-ink';
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={`fixed z-50 shadow-[0_0_0_100vmax_rgb(27_31_34/0.7)] ${place} ${colors}`}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className="mb-4 flex items-start justify-between gap-6">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Close
              className="-m-2 grid size-11 shrink-0 place-items-center"
              aria-label="Close"
            >
              <CloseIcon />
            </Radix.Close>
          </div>
          {children}
          {description !== undefined && (
            <Radix.Description className="mt-4 max-w-3xl opacity-80">
              {description}
            </Radix.Description>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
