/**
 * Compiles a route's path as react-router writes it: `/chat-detailed/:chatId`, `/my-albums/*`, `/groups/:id?`, `*`.
 * The result matches as the router does: in upper and lower case, with or without a slash at the end.
 */
export function compilePathPattern(pattern: string): (pathname: string) => boolean {
  const segments = pattern.split('/').filter(Boolean).map(segmentExpression).join('');
  const expression = new RegExp(`^${segments}/?$`, 'i');
  return (pathname) => expression.test(pathname);
}

function segmentExpression(segment: string): string {
  if (segment === '*') return '(?:/.*)?';
  const isOptional = segment.endsWith('?');
  const name = isOptional ? segment.slice(0, -1) : segment;
  const expression = name.startsWith(':') ? '/[^/]+' : `/${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`;
  return isOptional ? `(?:${expression})?` : expression;
}
