import { defineConfig, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';

/** html-validate's recommended rules, except those that React's or Radix's output violates without any harm. */
const config = defineConfig({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // checkHeads() counts the h1 headings of a page.
    'heading-level': ['error', { allowMultipleH1: true }],
    // Files on the site's own origin are as trusted as the page, so only cross-origin files need integrity hashes.
    'require-sri': ['error', { target: 'crossorigin' }],
    // React writes attributes in the case of its props: charSet, fetchPriority, popoverTarget.
    'attr-case': 'off',
    // React closes void elements as in XML: <br/>.
    'void-style': 'off',
    // React gives every attribute a value: async="", hidden="".
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // IDs from React's useId start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // checkCsp() reports inline styles.
    'no-inline-style': 'off',
    // Radix labels a menu's panel with its button; the panel is a plain div.
    'aria-label-misuse': 'off',
    // Radix's menu buttons have no type, but none is in a form.
    'no-implicit-button-type': 'off',
  },
});

const validator = new HtmlValidate(new StaticConfigLoader(config));
const parser = new Parser(validator.getConfigForSync('page.html'));

/** Lists violations of the HTML standard, each with line, column, and rule. */
export function validateMarkup(html: string, file: string): string[] {
  return validator
    .validateStringSync(html, file)
    .results.flatMap(({ messages }) => messages)
    .map(
      ({ line, column, message, ruleId, selector }) =>
        `is not valid HTML at ${line}:${column}${selector === null ? '' : ` (${selector})`}: ${message} [${ruleId}]. Fix the component that renders it`,
    );
}

/** The page as a tree of elements, or null if its markup can't be parsed. */
export function parseMarkup(html: string, file: string) {
  try {
    return parser.parseHtml({ data: html, filename: file, line: 1, column: 1, offset: 0 });
  } catch {
    // validateMarkup() reports the error.
    return null;
  }
}
