/**
 * The configuration as the build writes it, but for where the site is and where to listen.
 * @throws when a line to be replaced is not there, so that no other configuration is tried than the build's
 */
export function patchConfig(
  configuration: string,
  replacements: Readonly<Record<string, string>>,
): string {
  let text = configuration;
  for (const [line, other] of Object.entries(replacements)) {
    if (!text.includes(line)) throw new Error(`The configuration has no line “${line}”.`);
    text = text.replaceAll(line, () => other);
  }
  return text;
}
