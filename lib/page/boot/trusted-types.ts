interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): void;
}

/**
 * Defines the Trusted Types policy `default`, to which the browser passes each string that is about to become a script
 * URL or HTML. Uses that it has no function for, such as `eval`, are blocked. The Content Security Policy allows one
 * more policy, which creates one constant script (`lib/page/speculation-rules.ts`).
 *
 * Script URLs: only files in `/_next/static/` on the page's own origin. HTML: the empty script element with which React
 * creates scripts that never run, and text without a `<`, such as the JSON-LD of the page that the router shows next.
 */
export function defineTrustedTypes(): void {
  // Missing from TypeScript's DOM types and from some browsers.
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
