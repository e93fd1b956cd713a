export type IdentifierFinder = ReturnType<typeof createIdentifierFinder>;

/** Finds tags and names in a text. @param identifiers spelled as in texts: PTW-0415, HTP-2/07, L. Haas */
export function createIdentifierFinder(identifiers: readonly string[]) {
  // Longer ones first, so that no identifier hides one that begins with it.
  const alternatives = [...identifiers]
    .sort((a, b) => b.length - a.length)
    .map((identifier) => identifier.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d/-])(?:${alternatives.join('|')})(?![\p{L}\d]|[/-]\d)`,
    'gu',
  );
  /** In the order of the text; a tag that occurs twice is there twice. */
  function find(text: string): { identifier: string; index: number }[] {
    if (identifiers.length === 0) return [];
    return [...text.matchAll(pattern)].map(({ 0: identifier, index }) => ({ identifier, index }));
  }
  /** The text in parts, of which some are tags. */
  function split(text: string): { part: string; isTag: boolean }[] {
    let from = 0;
    const parts = find(text).flatMap(({ identifier, index }) => {
      const before = text.slice(from, index);
      from = index + identifier.length;
      return [
        { part: before, isTag: false },
        { part: identifier, isTag: true },
      ];
    });
    return [...parts, { part: text.slice(from), isTag: false }];
  }
  return { find, split };
}

/** The anchor of a record on the site: `record-ptw-0415`. */
export function recordId(tag: string): string {
  return `record-${slugOf(tag)}`;
}

/** A tag in an address: `ptw-0415`. */
export function slugOf(tag: string): string {
  return tag.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
}
