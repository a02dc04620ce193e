import type { FastifyInstance } from 'fastify';

/** Collects the routes that are registered from now on. @returns a function that lists the methods of a path, in order. */
export function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const methodsByPattern = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methodsByPattern.get(url) ?? { pattern: toPattern(url), methods: new Set() };
    for (const each of [method].flat()) known.methods.add(each);
    methodsByPattern.set(url, known);
  });
  return (path) => {
    const matching = [...methodsByPattern.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].sort();
  };
}

/** `/v1/releases/:remote/*` becomes an expression that matches the paths of the route. */
function toPattern(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}$`);
}
