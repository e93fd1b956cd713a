/**
 * Prints one element of the page, without the rest (`app/print.css`). The page is marked only while the browser prints,
 * because some browsers ignore `print()` or never tell that they're done. The next press or print is proof that they are.
 */
export function printAlone(id: string): void {
  const request = new AbortController();
  const mark = (isAlone: boolean) => {
    document.documentElement.classList.toggle('printing-alone', isAlone);
    document.getElementById(id)?.classList.toggle('prints-alone', isAlone);
  };
  let isMarked = false;
  for (const type of ['beforeprint', 'afterprint', 'pointerdown', 'keydown']) {
    addEventListener(
      type,
      () => {
        isMarked = type === 'beforeprint' && !isMarked;
        mark(isMarked);
        if (!isMarked) request.abort();
      },
      { signal: request.signal },
    );
  }
  print();
}
