export type Encoding = 'br' | 'gzip';

/** The client's preferred encoding by its Accept-Encoding header; undefined for none. */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const weights = new Map((acceptEncoding ?? '').split(',').map(parseWeight));
  const any = weights.get('*') ?? 0;
  const br = weights.get('br') ?? any;
  const gzip = weights.get('gzip') ?? any;
  const best = br >= gzip ? 'br' : 'gzip';
  const weight = Math.max(br, gzip);
  return weight > 0 && weight >= (weights.get('identity') ?? 0) ? best : undefined;
}

function parseWeight(part: string): [string, number] {
  const [name = '', ...parameters] = part.toLowerCase().split(';');
  const weight = parameters.map((parameter) => /^\s*q=\s*([\d.]+)\s*$/.exec(parameter)?.[1]);
  return [name.trim(), Number(weight.find((value) => value !== undefined) ?? 1)];
}
