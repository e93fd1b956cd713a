/**
 * Replaces lines in the build's configuration, such as the site's folder and the port.
 *
 * @throws if a line to be replaced is missing, so the tests can't run with a configuration that the build didn't write
 */
export function patchConfig(
  configuration: string,
  replacements: Readonly<Record<string, string>>,
): string {
  let text = configuration;
  for (const [line, replacement] of Object.entries(replacements)) {
    if (!text.includes(line)) throw new Error(`The configuration has no line “${line}”.`);
    text = text.replaceAll(line, () => replacement);
  }
  return text;
}
