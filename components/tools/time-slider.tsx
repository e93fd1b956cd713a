import { useLayoutEffect, useRef } from 'react';

interface TimeSliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words. */
  text: string;
  onChange: (value: number) => void;
}

/** A time to go to, with the pointer or the arrow keys. */
export function TimeSlider({ label, text, onChange, ...range }: TimeSliderProps) {
  const slider = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only hydration finds where it was moved before
  useLayoutEffect(() => {
    const moved = slider.current?.valueAsNumber ?? range.value;
    if (moved !== range.value) onChange(moved);
  }, []);
  return (
    <input
      ref={slider}
      type="range"
      aria-label={label}
      aria-valuetext={text}
      autoComplete="off"
      {...range}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className="h-11 min-w-0 flex-1 accent-amber"
    />
  );
}
