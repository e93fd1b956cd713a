'use client';

interface TimeFieldProps {
  time: string;
  /** What's wrong with the time; empty if nothing is. */
  problem: string;
  onChange: (time: string) => void;
}

/** The time of a question, on the day of the records. Not `type="time"`, which has AM and PM in some browsers. */
export function TimeField({ time, problem, onChange }: TimeFieldProps) {
  return (
    <div className="needs-script">
      <label className="flex items-center gap-3">
        Time
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={time}
          aria-invalid={problem !== '' || undefined}
          aria-describedby="ask-time-problem"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="tool-field tool-number max-w-16"
        />
      </label>
      <p id="ask-time-problem" className="tool-problem">
        {problem}
      </p>
    </div>
  );
}
