import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Tells which pointer type caused a click. Before Safari 18.2 and Firefox 129, click events don't contain it. */
export function useClickPointer() {
  const pressedWith = useRef('');
  return {
    onPointerDown({ pointerType }: PointerEvent) {
      pressedWith.current = pointerType;
    },
    /** False for the keyboard and for screen readers, whose clicks have a detail of 0. */
    isMouse: (click: MouseEvent) => click.detail > 0 && pressedWith.current === 'mouse',
  };
}
