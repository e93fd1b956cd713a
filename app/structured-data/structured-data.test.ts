import { expect, it } from 'vitest';
import { serializeJsonLd } from '.';

it('escapes content that would end the script element', () => {
  const name = '</script><!-- A & B "quoted"';
  const text = serializeJsonLd([{ '@type': 'Organization', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Organization', name }],
  });
});
