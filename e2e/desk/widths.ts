/** Viewport widths to preview the site at, in CSS pixels. */
export const widths = [
  { label: 'Phone', width: 390 },
  { label: 'Tablet', width: 768 },
  { label: 'Desktop', width: 1440 },
] as const;

export type Width = (typeof widths)[number]['width'];
export const defaultWidth: Width = 1440;
