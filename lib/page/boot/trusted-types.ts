interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): void;
}

/**
 * Defines the Trusted Types policy `default`. The Content Security Policy admits one more, which makes one constant text
 * (`lib/page/speculation-rules.ts`). The browser asks `default` about each string that is about to become a script URL
 * or HTML; whatever it has no function for, `eval` included, is refused.
 *
 * Script URLs: files of `/_next/static/` on the page's own origin. HTML: the empty script element by which React makes
 * one that never runs, and text without a `<`, such as the JSON-LD of the page that the router shows next.
 */
export function defineTrustedTypes(): void {
  // TypeScript's DOM types don't have it, and neither do all browsers.
  const trustedTypes: TrustedTypePolicyFactory | undefined = Reflect.get(window, 'trustedTypes');
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, document.baseURI);
      const isOwn = origin === location.origin && /^\/_next\/static\/[\w.~/-]+$/.test(pathname);
      return isOwn ? url : null;
    },
    createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
  });
}
