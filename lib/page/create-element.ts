/** An element with its children. The policy of the page admits no HTML from a string. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** A line drawing on a grid of 24 pixels, like those of `components/ui/icons.tsx`. */
export function createIcon(path: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  const line = document.createElementNS(namespace, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  const look = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': '2' };
  for (const [attribute, value] of Object.entries({ width: '24', height: '24', ...look })) {
    svg.setAttribute(attribute, value);
  }
  svg.ariaHidden = 'true';
  return svg;
}
