import { expect, it } from 'vitest';
import { asOneScript } from './one-script';

it('makes one script of those behind one another', () => {
  const html =
    '<body><p>Words</p><script id="_R_">self.a=1;</script><script>self.b=a<2</script><script>self.c=3</script></body>';
  expect(asOneScript(html)).toBe(
    '<body><p>Words</p><script id="_R_">self.a=1;\nself.b=a<2;\nself.c=3</script></body>',
  );
});

it('leaves alone what is not behind one another, has attributes or an address', () => {
  const html =
    '<script data-boot="">a</script><script type="application/ld+json">{}</script><script src="/a.js"></script><script>b</script><p></p><script>c</script>';
  expect(asOneScript(html)).toBe(html);
});
