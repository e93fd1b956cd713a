/** A personal lock; an outline if it isn't hung. */
export function Padlock({ isOn = true, className = '' }: { isOn?: boolean; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-1 0 16 19"
      className={`shrink-0 ${isOn ? 'fill-red stroke-red' : 'fill-none stroke-steel'} ${className}`}
      strokeDasharray={isOn ? undefined : '2 1.5'}
    >
      <path d="M3.5 8V5a3.5 3.5 0 0 1 7 0v3" className="fill-none" strokeWidth={isOn ? 1.8 : 1} />
      <path d="M.5 8.5h13v9H.5z" />
    </svg>
  );
}
