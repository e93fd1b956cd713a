import { createElement } from './create-element';

/** Prefetches a page on hover over its link or on press. The Content Security Policy allows this text by its hash. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/:page?' }, eagerness: 'moderate' }],
});

/** Name of the Trusted Types policy for this text, which the Content Security Policy allows. */
export const speculationPolicy = 'speculation';

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createScript: () => string },
  ): { createScript(text: string): string };
}

/**
 * Prefetches the HTML of pages on intent, in Chromium; other browsers don't support this. Unlike with `rel=prefetch`,
 * following the link doesn't send another request to the host.
 *

 */
export function addSpeculationRules(): () => void {
  // Missing from TypeScript's DOM types and from some browsers.
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
