/**
 * Compiles a react-router path: `/chat-detailed/:chatId`, `/my-albums/*`, `/groups/:id?`, `*`. Matches like the router, ignoring case and a
 * trailing slash.
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
