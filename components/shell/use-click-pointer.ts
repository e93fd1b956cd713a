import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The pointer type behind a click. Before Safari 18.2 and Firefox 129, the click event doesn't have it. */
export function useClickPointer() {
  const pressedWith = useRef('');
  return {
    onPointerDown({ pointerType }: PointerEvent) {
      pressedWith.current = pointerType;
    },
    /** False for the keyboard and for screen readers too, whose clicks follow no press. */
    isMouse: (click: MouseEvent) => click.detail > 0 && pressedWith.current === 'mouse',
  };
}
