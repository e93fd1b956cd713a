import { useLayoutEffect, useRef } from 'react';
import { fieldProps } from './field-props';

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
export function TimeSlider({ label, text, value, onChange, ...range }: TimeSliderProps) {
  const slider = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only hydration finds where it was moved before
  useLayoutEffect(() => {
    const moved = slider.current?.valueAsNumber ?? value;
    if (moved !== value) onChange(moved);
  }, []);
  return (
    <input
      ref={slider}
      type="range"
      aria-label={label}
      aria-valuetext={text}
      {...range}
      {...fieldProps(String(value), (moved) => onChange(Number(moved)))}
      className="time-slider"
    />
  );
}
