import type { ImportEdge, ImportGraph } from './import-graph';

/** Refuses imports from some files to others. Paths are regular expressions on paths from the root. */
export type ImportRule = {
  name: string;
  /** Where the line should go instead. */
  comment: string;
  from: { path?: string; pathNot?: string };
  /** `$1` and `$2` in a path are the groups that `from.path` matched. Each property that is given must hold. */
  to: { path?: string; pathNot?: string; isResolved?: false; isDeclared?: false; isTypeOnly?: false };
};

export type BrokenRule = { rule: ImportRule; from: string; to: string };

/** Finds the imports that rules refuse, in the order of the files. */
export function findBrokenRules(rules: readonly ImportRule[], graph: ImportGraph): BrokenRule[] {
  return [...graph].flatMap(([from, edges]) =>
    rules.flatMap((rule) => {
      const refuses = createTest(rule, from);
      return refuses ? edges.filter(refuses).map(({ to }) => ({ rule, from, to })) : [];
    }),
  );
}

/** Returns a test for the imports of one file, or null if the rule does not apply to it. */
function createTest({ from, to }: ImportRule, file: string): ((edge: ImportEdge) => boolean) | null {
  const groups = from.path === undefined ? [] : toExpression(from.path).exec(file);
  if (!groups || (from.pathNot !== undefined && toExpression(from.pathNot).test(file))) return null;
  const insert = (path: string) => path.replace(/\$(\d)/g, (_reference, index) => groups[Number(index)] ?? '');
  const path = to.path === undefined ? null : toExpression(insert(to.path));
  const pathNot = to.pathNot === undefined ? null : toExpression(insert(to.pathNot));
  return (edge) =>
    (path?.test(edge.to) ?? true) &&
    !pathNot?.test(edge.to) &&
    (to.isResolved ?? edge.isResolved) === edge.isResolved &&
    (to.isDeclared ?? edge.isDeclared) === edge.isDeclared &&
    (to.isTypeOnly ?? edge.isTypeOnly) === edge.isTypeOnly;
}

const expressions = new Map<string, RegExp>();

/** Caches the expressions, which are used for thousands of files. */
function toExpression(source: string): RegExp {
  const known = expressions.get(source);
  if (known) return known;
  const expression = new RegExp(source);
  expressions.set(source, expression);
  return expression;
}
