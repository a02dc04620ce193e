export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form that the browser takes. What it does not name, or names with `q=0`, it does not get. */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Map((acceptEncoding ?? '').split(',').map(weightOf));
  if ((accepted.get('br') ?? 0) > 0) return 'br';
  if ((accepted.get('gzip') ?? 0) > 0) return 'gzip';
  return 'identity';
}

function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}
