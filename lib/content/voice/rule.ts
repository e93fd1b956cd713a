/** A wording that this site avoids. */
export interface Rule {
  /** Matched against a whole paragraph, value, or label; its match is what the finding quotes. */
  pattern: RegExp;
  /** The rewrite to consider. */
  suggestion: string;
  why?: string;
  /** `published`: for what the site shows, not for the guides that developers and writers read. */
  only?: 'published';
  /** Each is flagged by this rule. */
  bad: readonly string[];
  /** Each is good English, and flagged by no rule. */
  good: readonly string[];
}
