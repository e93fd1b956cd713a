/** Prints one element of the page, without the rest (`app/print.css`). */
export function printAlone(id: string): void {
  const element = document.getElementById(id);
  const root = document.documentElement;
  element?.classList.add('prints-alone');
  root.classList.add('printing-alone');
  addEventListener(
    'afterprint',
    () => {
      element?.classList.remove('prints-alone');
      root.classList.remove('printing-alone');
    },
    { once: true },
  );
  print();
}
