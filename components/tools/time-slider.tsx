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
  /** How many parts the ticks divide the line into. */
  parts: number;
  /** What the line begins and ends with. */
  ends: readonly [string, string];
  onChange: (value: number) => void;
}

/** A time to go to, with the pointer or the arrow keys. */
export function TimeSlider({
  label,
  text,
  value,
  parts,
  ends,
  onChange,
  ...range
}: TimeSliderProps) {
  const slider = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only hydration finds where it was moved before
  useLayoutEffect(() => {
    const moved = slider.current?.valueAsNumber ?? value;
    if (moved !== value) onChange(moved);
  }, []);
  return (
    <span className="time-scale">
      <svg aria-hidden="true" viewBox={`0 0 ${parts} 1`} preserveAspectRatio="none">
        <path d={Array.from({ length: parts + 1 }, (_, tick) => `M${tick} 0v1`).join('')} />
      </svg>
      <input
        ref={slider}
        type="range"
        aria-label={label}
        aria-valuetext={text}
        {...range}
        {...fieldProps(String(value), (moved) => onChange(Number(moved)))}
        className="time-slider"
      />
      {ends.map((end) => (
        <span key={end} aria-hidden="true">
          {end}
        </span>
      ))}
    </span>
  );
}
