import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Said by screen readers after the title, and shown under it. */
  description?: ReactNode;
  /** `screen` fills the window (a film); `sheet` is as tall as its content. */
  size: 'screen' | 'sheet';
  tone?: 'paper' | 'graphite';
  children: ReactNode;
}

const places = {
  screen: 'whole-window inset-0 grid content-center overflow-y-auto p-4 sm:p-8',
  sheet:
    'inset-x-4 top-[8vh] mx-auto max-h-[84vh] max-w-2xl overflow-y-auto rounded-plate border-2 border-ink p-5 sm:p-6',
};
const tones = { graphite: 'on-graphite bg-graphite text-paper', paper: 'bg-paper text-ink' };

export function dialogLook({ size, tone = 'paper' }: Pick<DialogProps, 'size' | 'tone'>): string {
  return `fixed z-50 backdrop:bg-veil ${places[size]} ${tones[tone]}`;
}

/** What dims the page, where the browser makes no backdrop. */
export const dialogBackdrop = 'fixed inset-0 z-50 bg-veil';

export const dialogHead = 'mb-4 flex items-start justify-between gap-6';
export const dialogTitle = 'text-2xl';
export const dialogClose = '-m-2 grid size-11 shrink-0 place-items-center';
export const dialogDescription = 'mt-4 max-w-3xl opacity-80';
