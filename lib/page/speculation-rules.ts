import { createElement } from './create-element';

/** Prefetches a page when a pointer hovers over its link or presses it. The policy allows this text by its hash. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/:page?' }, eagerness: 'moderate' }],
});

/** Name of the Trusted Types policy that makes this text a script; the Content Security Policy admits it. */
export const speculationPolicy = 'speculation';

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createScript: () => string },
  ): { createScript(text: string): string };
}

/**
 * Lets Chromium fetch the HTML of pages that somebody is about to open; other browsers don't support this. Unlike a
 * `rel=prefetch` link, it doesn't ask the host again when the link is followed.
 *
 * @returns a function that ends this
 */
export function addSpeculationRules(): () => void {
  // TypeScript's DOM types don't have it, and neither do all browsers.
  const trustedTypes: TrustedTypePolicyFactory | undefined = Reflect.get(window, 'trustedTypes');
  if (trustedTypes === undefined || !HTMLScriptElement.supports?.('speculationrules')) {
    return () => {};
  }
  const policy = trustedTypes.createPolicy(speculationPolicy, {
    createScript: () => speculationRules,
  });
  const script = createElement('script', { type: 'speculationrules' });
  script.textContent = policy.createScript('');
  document.head.append(script);
  return () => script.remove();
}
