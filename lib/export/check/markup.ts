import { defineConfig, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';

/**
 * All that html-validate recommends, without what is React's or Radix's to write and reads the same in
 * every browser.
 */
const config = defineConfig({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How many first headings a page has, the check of heads tells, none included.
    'heading-level': ['error', { allowMultipleH1: true }],
    // Files of the site's own origin come with the page; only another origin's have to be sealed.
    'require-sri': ['error', { target: 'crossorigin' }],
    // React writes attributes as its own names are spelt: charSet, fetchPriority, popoverTarget.
    'attr-case': 'off',
    // React closes void elements as XML does: <br/>.
    'void-style': 'off',
    // React gives every attribute a value: async="", hidden="".
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Ids from React's useId begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // The check of policies tells of those.
    'no-inline-style': 'off',
    // Radix names a menu's panel by its button; the panel is a plain div.
    'aria-label-misuse': 'off',
    // Radix's menu buttons have no type; none of them stands in a form.
    'no-implicit-button-type': 'off',
  },
});

const validator = new HtmlValidate(new StaticConfigLoader(config));
const parser = new Parser(validator.getConfigForSync('page.html'));

/** What the markup of a page breaks of the HTML standard, each with line, column and rule. */
export function validateMarkup(html: string, file: string): string[] {
  return validator
    .validateStringSync(html, file)
    .results.flatMap(({ messages }) => messages)
    .map(
      ({ line, column, message, ruleId, selector }) =>
        `is not valid HTML at ${line}:${column}${selector === null ? '' : ` (${selector})`}: ${message} [${ruleId}]. Fix the component that renders it`,
    );
}

/** The page as a tree of elements, or null where its markup cannot be read at all. */
export function parseMarkup(html: string, file: string) {
  try {
    return parser.parseHtml({ data: html, filename: file, line: 1, column: 1, offset: 0 });
  } catch {
    // The validation above has told what it is.
    return null;
  }
}
