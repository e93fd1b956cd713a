/** A wording that the site avoids. */
export interface Rule {
  /** Matched against a whole paragraph, value, or label. The finding quotes the match. */
  pattern: RegExp;
  /** The rewrite to consider. */
  suggestion: string;
  why?: string;
  /** `published`: only for text on the site, not for guides for developers and writers. */
  only?: 'published';
  /** Examples that this rule flags. */
  bad: readonly string[];
  /** Examples of good English that no rule flags. */
  good: readonly string[];
}
