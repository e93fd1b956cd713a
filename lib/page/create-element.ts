/** Creates an element with children. The page's Trusted Types policy doesn't allow HTML from a string. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

/** Creates a line icon on a 24-pixel grid, like those in `components/ui/icons.tsx`. */
export function createIcon(path: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  const line = document.createElementNS(namespace, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  const presentation = {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
  };
  for (const [attribute, value] of Object.entries({ width: '24', height: '24', ...presentation })) {
    svg.setAttribute(attribute, value);
  }
  svg.ariaHidden = 'true';
  return svg;
}
