import { defineConfig, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { exportedPage, exportedPages } from './exported-page';

/** html-validate's recommended rules, except those that React's or Radix's output violates without any harm. */
const config = defineConfig({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
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
    // csp.test.ts covers them.
    'no-inline-style': 'off',
    // Access Restricted, which is hidden, has no second h1.
    'prefer-native-element': ['error', { exclude: ['heading'] }],
    // Radix labels a menu's panel with its button; the panel is a plain div.
    'aria-label-misuse': 'off',
    // Radix's menu buttons have no type, but none is in a form.
    'no-implicit-button-type': 'off',
  },
});

const validator = new HtmlValidate(new StaticConfigLoader(config));

test.each([...exportedPages, { name: '404', ...exportedPage('404') }])(
  '$name is valid, with one h1 and one main element',
  ({ name, html, one }) => {
    const { results } = validator.validateStringSync(html, `${name}.html`);
    const messages = results.flatMap(({ messages }) => messages);
    expect(
      messages.map(
        ({ line, column, message, ruleId }) => `${line}:${column} ${message} [${ruleId}]`,
      ),
    ).toEqual([]);
    one('h1');
    one('main');
  },
);
