/** Viewport widths in CSS pixels that the site can be looked at in. */
export const widths = [
  { label: 'Phone', width: 390 },
  { label: 'Tablet', width: 768 },
  { label: 'Desktop', width: 1440 },
] as const;

export type Width = (typeof widths)[number]['width'];
export const defaultWidth: Width = 1440;
