/** The part of subset-font that we use. The package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes?: Record<string, { min: number; max: number }>;
    /** Tags of OpenType features to keep; the script's other features are removed. */
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
