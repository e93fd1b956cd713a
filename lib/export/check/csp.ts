import { hashSource } from '../csp';
import type { Fault } from './export-files';
import type { ParsedPage } from './read-page';

/** Checks that every page starts with its Content Security Policy, and contains nothing that the policy blocks. */
export function checkCsp(pages: readonly ParsedPage[]): Fault[] {
  return pages.flatMap((page) => {
    const message = checkPlacement(page);
    const messages = message === null ? checkDirectives(page) : [message];
    return messages.map((message) => ({ file: page.file, message }));
  });
}

function checkPlacement({ policies, policyIndex }: ParsedPage): string | null {
  if (policies.length !== 1) {
    return `has ${policies.length} Content-Security-Policies. Give it exactly one, using protectPage()`;
  }
  if (policyIndex === 1) return null;
  return 'does not have its Content-Security-Policy right after the charset, so whatever precedes it is not covered. Move it there';
}

function checkDirectives({ policies, inline, inlineAttributes }: ParsedPage): string[] {
  const sources = sourcesIn(policies[0] ?? '');
  const script = sources.get('script-src') ?? [];
  const style = sources.get('style-src') ?? [];
  return [
    ...[...script, ...style]
      .filter((source) => source.startsWith("'unsafe-"))
      .map((source) => `its policy allows ${source}. Remove it`),
    ...inline
      .filter(({ what, text }) => !(what === 'script' ? script : style).includes(hashSource(text)))
      .map(
        ({ what, text }) =>
          `its policy has no hash for the inline ${what} that starts with “${text.trim().slice(0, 40)}”. Make protectPage() the last step that changes a page`,
      ),
    ...inlineAttributes.map(
      (where) => `has ${where}, which its policy blocks. Use a class or an event listener`,
    ),
  ];
}

/** Sources by directive name. */
function sourcesIn(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );
}
