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
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={text}
      {...range}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className="h-11 min-w-0 flex-1 accent-amber"
    />
  );
}
