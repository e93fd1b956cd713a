import type { BoardHandlers } from './board-state';

interface ShiftPickerProps {
  isNight: boolean;
  set: BoardHandlers['set'];
}

/** Which twelve hours are in view. */
export function ShiftPicker({ isNight, set }: ShiftPickerProps) {
  return (
    <fieldset className="needs-script button-row">
      <legend className="sr-only">Shift</legend>
      {[false, true].map((night) => (
        <button
          key={String(night)}
          type="button"
          className="board-button"
          aria-pressed={isNight === night}
          onClick={() => set('.shift', night ? 'night' : null)}
        >
          {night ? 'Night' : 'Day'}
        </button>
      ))}
    </fieldset>
  );
}
