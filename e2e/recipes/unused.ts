/** The first of several names that the text doesn't have yet, so a recipe also works on a site that has its edit. */
export function unused(text: string, name: (number: number) => string): string {
  let number = 1;
  while (text.includes(name(number))) number += 1;
  return name(number);
}
