/** Whether it says that something passes, or that its gauge shows nothing. */
export function reportsLeak(text: string): boolean {
  const what =
    '(leak|drip|weep|seep|trickl|ris(es|ing)|pass(es|ing)\\b(?! (the )?test)|creep|bubbl|clogged)';
  const none = new RegExp(
    `\\b(no|not|nothing|without|zero|never|for|\\w+n['’]t) (\\w+ ){0,2}?${what}\\w*(,? (or|nor) ${what}\\w*)*` +
      `|(leak|drip|bubble).?(test|check|tight|free|proof)|rising.?stem|\\bif\\b[^.;]*|${what}\\w*:? (none|nil|0|zero)\\b`,
    'gi',
  );
  const gauge = '\\b(gauge|p[gi]-?\\d+)';
  const broken =
    '(broken|faulty|stuck|defective|damaged|dead|missing|pegged|out of (service|order|range))';
  const said = text.replace(none, '');
  return (
    new RegExp(
      `\\b${what}|\\b(slight|some|small|little) flow|\\b(bleed|drain|vent) (is |was )?plugged`,
      'i',
    ).test(said) || new RegExp(`${gauge}( \\w+)? ${broken}|${broken} ${gauge}`, 'i').test(said)
  );
}

/** What says that something isn't so: “did not start”, “no flow”, “hissing stopped”. */
const denied =
  /\b(no|not|nothing|without|zero|never|cannot|neither|if|\w+n['’]t)\b((?!\b(but|then|until|except)\b)[^,;.])*|[^,;.]*\b(stopped|ceased|melted|thawed|gone)\b[^,;.]*/gi;

const machine =
  '(motor|pump|fan|shaft|agitator|mixer|belt|conveyor|blower|compressor|drive|it|valve|hand ?wheel|wheel|handle|lever|stem)';
const unlessSet =
  '(?! (off|to|tight|closed?|shut|by hand|fully closed|the|start|hand|key|switch|selector|valve|button|at|for|out|down|through|clockwise|cw|0|zero))';
const failures = [
  new RegExp(
    `\\b${machine} (\\w+ )?(started|starts|ran|runs|turned|turns|moved|moves|rotate[sd])\\b${unlessSet}`,
    'i',
  ),
  new RegExp(
    `(^|[,;:.]|\\b(and|but|then)\\b) ?(it )?(started|ran|turned|moved|rotated)\\b${unlessSet}`,
    'i',
  ),
  /\b(moved|turned|opened|gave|went) (\w+ )?((?!0 )[\d./]+|½|¼|one|two|half a|a (half|quarter)|a) ?(more |full )?(turn|degree|inch)/i,
  /\b(some|slight|small|a little) (movement|rotation)\b/i,
  /\b(steady|constant|continuous|small|thin|strong) (stream|flow)\b|\bblow(s|ing)\b(?!.?down)|\bhiss|\bwisps?\b|\bfrost(?!.?(free|proof))|\b(spray|gush|flow)ing\b/i,
  /\broot (valve |cock )?(is |was |found )?(closed|shut)\b|\b(gauge|p[gi]-?\d+) (is |was )?(isolated|valved off|shut off)\b/i,
  /\b[1-9]\d*(\.\d+)? ?k?v\w* (induced|phantom|ghost|stray|residual|left|remaining)\b|\b(induced|phantom|ghost|stray) (voltage|[1-9])/i,
];

/** Whether what was tried failed: it started, moved, blew, or had voltage, or its gauge was shut off. */
export function reportsFailure(verification: string, isBlock: boolean): boolean {
  const said = verification.replace(denied, '');
  return (
    failures.some((pattern) => pattern.test(said)) ||
    (isBlock &&
      /(^|[^\d.])[1-9]\d* ?% ?open|\b(cracked|partly|partially|slightly) open/i.test(said))
  );
}

/** Whether pressure is left: a reading without a zero, or one that rose after it. */
export function reportsPressure(verification: string): boolean {
  const unit = ' ?(psi|bar|kpa)\\w*';
  const some = `(^|[^\\d.])(0*[1-9]\\d*(\\.\\d+)?|0?\\.\\d*[1-9]\\d*)${unit}`;
  const zero = `(^|[^\\d.])0(\\.0+)?${unit}`;
  const later = `(${some} (after [\\d.]+ ?(min|h|s)|now\\b|later\\b|at the end|left\\b)|\\b(then|now|rose to|up to|back to|climbed to)${some})(?!.*${zero})`;
  const has = (pattern: string) => new RegExp(pattern, 'i').test(verification);
  return (has(some) && !has(zero)) || has(later);
}
