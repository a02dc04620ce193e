import { dirname, join } from 'node:path';
import ts from 'typescript';
import { createSchemaWriter, isObject, type JsonSchema } from './write-schema';

/** Schemas of replies: by the URL of the call, and those that several calls share by their names. */
export type ReplySchemas = { calls: Record<string, JsonSchema>; components: Record<string, JsonSchema> };

/** The URLs of the routes of a file begin with the prefix of the first pattern that matches the name of their plugin. */
export type Prefixes = readonly (readonly [plugin: RegExp, prefix: string])[];

/**
 * Derives the schemas of a server's replies from the types that its handlers return, so that no schema has to be kept in step by hand. What a
 * function `presentPost` returns becomes the component `Post`. A call that only throws has no reply.
 * @param app the absolute path of the file that registers all routes.
 * @throws if a handler returns what has no form in JSON, or if the URL of a route is no literal type.
 */
export function readReplies(app: string, prefixes: Prefixes): ReplySchemas {
  const config = ts.findConfigFile(dirname(app), ts.sys.fileExists) ?? '';
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(config, ts.sys.readFile).config, ts.sys, dirname(config));
  const program = ts.createProgram([app], { ...options, types: ['node'], noEmit: true });
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(dirname(app), '/')));
  const writer = createSchemaWriter(checker, nameComponents(checker, files));
  const calls = files
    .filter(({ fileName }) => fileName.endsWith('.routes.ts'))
    .flatMap((file) => listRoutes(file))
    .flatMap(({ plugin, url, handler }) => {
      const [signature] = checker.getTypeAtLocation(handler).getCallSignatures();
      const reply = signature && checker.getAwaitedType(signature.getReturnType());
      if (!reply || reply.flags & ts.TypeFlags.Never || reply.symbol?.name === 'FastifyReply') return [];
      const prefix = prefixes.find(([pattern]) => pattern.test(plugin))?.[1] ?? '';
      return readLiterals(checker, url).map((path): [string, JsonSchema] => [prefix + path, writer.write(reply)]);
    });
  const byName = ([a]: [string, JsonSchema], [b]: [string, JsonSchema]) => (a < b ? -1 : 1);
  return {
    calls: Object.fromEntries(calls.toSorted(byName)),
    components: Object.fromEntries(Object.entries(writer.components).toSorted(byName)),
  };
}

/** Maps what exported functions `present…` return to their names, without `present`. */
function nameComponents(checker: ts.TypeChecker, files: readonly ts.SourceFile[]): Map<ts.Type, string> {
  const names = new Map<ts.Type, string>();
  for (const statement of files.flatMap(({ statements }) => statements)) {
    const name = ts.isFunctionDeclaration(statement) && /^present([A-Z]\w*)$/.exec(statement.name?.text ?? '')?.[1];
    if (!name || !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    const [signature] = checker.getTypeAtLocation(statement).getCallSignatures();
    const type = signature?.getReturnType();
    if (type && isObjects(type) && !checker.isArrayType(type) && !names.has(type)) names.set(type, name);
  }
  return names;
}

const isObjects = (type: ts.Type) => (type.isUnion() ? type.types : [type]).every(isObject);

type Route = { plugin: string; url: ts.Expression; handler: ts.Expression };

/** Lists the calls `app.post(url, options, handler)` of each exported plugin. */
function listRoutes(file: ts.SourceFile): Route[] {
  const routes: Route[] = [];
  const visit = (node: ts.Node, plugin: string): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'app.post') {
      const [url, , handler] = node.arguments;
      if (url && handler) routes.push({ plugin, url, handler });
    }
    const name = ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent) ? node.name.getText() : plugin;
    ts.forEachChild(node, (child) => visit(child, name));
  };
  visit(file, '');
  return routes;
}

function readLiterals(checker: ts.TypeChecker, expression: ts.Expression): string[] {
  const type = checker.getTypeAtLocation(expression);
  return (type.isUnion() ? type.types : [type]).map((one) => {
    if (one.isStringLiteral()) return one.value;
    throw new Error(
      `The URL ${expression.getText()} in ${expression.getSourceFile().fileName} is no literal. Add \`as const\` to its values.`,
    );
  });
}
