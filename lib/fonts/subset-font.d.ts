/** What is used here of subset-font, which comes without types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes?: Record<string, { min: number; max: number }>;
    /** OpenType features by their tags; those of the script that aren't listed are left out. */
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
