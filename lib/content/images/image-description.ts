/** In characters. */
export const maxDescriptionLength = 250;
export const maxCaptionLength = 200;

/** What's wrong with the description of a picture in a file of this name, or null. */
export function descriptionProblem(description: string, file: string): string | null {
  if (description !== file && !/\.(png|jpe?g|webp|avif)$/i.test(description)) return null;
  return `has “${description}” as its description: write what the picture shows instead`;
}
