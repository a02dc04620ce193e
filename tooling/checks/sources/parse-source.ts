import { parseSync, visitorKeys, type Comment, type Node, type Program } from 'oxc-parser';

/** A parsed JavaScript or TypeScript file. */
export type Source = {
  /** The path from the root of the repository. */
  path: string;
  text: string;
  program: Program;
  comments: readonly Comment[];
  /** Returns the line of an offset, counted from 1. */
  lineOf: (offset: number) => number;
};

/** The ancestors of a node, the outermost first, and the property of the innermost that contains the node. */
export type Surroundings = { ancestors: readonly Node[]; key: string };

/** Parses a source. @throws {Error} that names the file and the line that cannot be parsed. */
export function parseSource(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text, { sourceType: 'module', preserveParens: false });
  const lineOf = countLines(text);
  const [error] = errors;
  if (error) throw new Error(`${path}:${lineOf(error.labels[0]?.start ?? 0)}  cannot be parsed: ${error.message}`);
  return { path, text, program, comments, lineOf };
}

/** Calls `visit` for each node of a tree, in the order of the source. */
export function walk(root: Node, visit: (node: Node, surroundings: Surroundings) => void): void {
  const ancestors: Node[] = [];
  function enter(node: Node, key: string): void {
    visit(node, { ancestors, key });
    ancestors.push(node);
    for (const childKey of visitorKeys[node.type] ?? []) {
      const child = (node as unknown as Record<string, Node | (Node | null)[] | null | undefined>)[childKey];
      if (Array.isArray(child)) {
        for (const one of child) if (one) enter(one, childKey);
      } else if (child) enter(child, childKey);
    }
    ancestors.pop();
  }
  enter(root, '');
}

/** Returns the text of a string literal or of a template without expressions, or null for any other node. */
export function readText(node: Node | null | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null;
  return null;
}

function countLines(text: string): (offset: number) => number {
  let starts: number[] | null = null;
  return (offset) => {
    starts ??= [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** Migrations are generated, and never edited by hand. */
const GENERATED = /\/drizzle\//;

/** Returns true if a file is code that the checks parse. This includes all code, so a new package needs no entry here. */
export function isCode(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file) && !GENERATED.test(file);
}
