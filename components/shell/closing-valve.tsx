/** The spinner: a valve whose stem goes down, and which is filled once it's closed, as in drawings (`app/loading.css`). */
export function ClosingValve() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 28" className="loading-valve">
      <path d="M16 19V5M9 4h14" className="valve-stem" />
      <path d="M2 12v14l28-14v14z" />
      <path d="M2 12v14l28-14v14z" className="valve-fill" />
    </svg>
  );
}
