import ts from 'typescript';

/** A text of the sources; `forms` are those of a plural, whose key is the form for many. */
export type ExtractedText = { key: string; file: string; line: number; isPlural: boolean };

export type TextProblem = { file: string; line: number; text: string; problem: string };

const TEXT_CALLS = new Set(['t', 'rich', 'plural']);

/** Attributes that members read or hear. */
const TEXT_ATTRIBUTES =
  /^(title|alt|placeholder|label|legend|heading|detail|explanation|reason|subtitle|helperText|aria-label|aria-description|aria-roledescription|aria-valuetext|titleAccess|name|text|\w+(Label|Text|Title|Message|Hint))$/;

/** Brands, units and marks that are the same in every language. */
const UNIVERSAL = /^(Aa|ALT|GIF|H2|H3|KB|MB|px|QR|URL|[a-z]+)$/;

const hasLetters = (text: string) => /\p{L}{2}/u.test(text);

/** Finds the texts of a source file that go through the catalogs, and those that do not. */
export function extractTexts(file: string, source: string): { texts: ExtractedText[]; problems: TextProblem[] } {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const texts: ExtractedText[] = [];
  const problems: TextProblem[] = [];
  const imported = importedTextCalls(parsed);
  const lineOf = (node: ts.Node) => parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const refuse = (node: ts.Node, problem: string) =>
    problems.push({ file, line: lineOf(node), text: node.getText().slice(0, 80), problem });

  function readCall(call: ts.CallExpression, name: string): void {
    const argument = call.arguments[name === 'plural' ? 1 : 0];
    const key = argument && (name === 'plural' ? readManyForm(argument) : readLiteral(argument));
    if (key === undefined || key === null) refuse(call, 'the catalogs need a literal text here');
    else texts.push({ key, file, line: lineOf(call), isPlural: name === 'plural' });
  }

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && imported.has(node.expression.text)) {
      readCall(node, node.expression.text);
    } else if (ts.isJsxText(node) && hasLetters(node.text) && !UNIVERSAL.test(node.text.trim())) {
      refuse(node, 'this text is in no catalog: t(…), plural(…) or rich(…) of @social/texts');
    } else if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.test(node.name.getText()) && isBareText(node.initializer)) {
      refuse(node, 'this text is in no catalog: t(…) of @social/texts');
    }
    ts.forEachChild(node, visit);
  }
  visit(parsed);
  return { texts, problems };
}

/** Finds the titles of pages and the labels of menu entries that a remote declares in its webpack.config.ts. */
export function extractDeclaredTexts(file: string, source: string): ExtractedText[] {
  return [...source.matchAll(/\b(?:title|label): '([^']+)'/g)].map(({ 1: key = '', index }) => ({
    key,
    file,
    line: source.slice(0, index).split('\n').length,
    isPlural: false,
  }));
}

function importedTextCalls(parsed: ts.SourceFile): Set<string> {
  const names = parsed.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    if (!/^@social\/texts(\/rich)?$/.test(statement.moduleSpecifier.text)) return [];
    const bindings = statement.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
  return new Set(names.filter((name) => TEXT_CALLS.has(name)));
}

function readLiteral(node: ts.Expression): string | null {
  return ts.isStringLiteralLike(node) ? node.text : null;
}

function readManyForm(node: ts.Expression): string | null {
  if (!ts.isObjectLiteralExpression(node)) return null;
  const many = node.properties.find((property) => property.name?.getText() === 'other');
  return many && ts.isPropertyAssignment(many) ? readLiteral(many.initializer) : null;
}

/** Words in a capital or several: a single small one is a value such as `name="email"`. */
function isBareText(initializer: ts.JsxAttributeValue | undefined): boolean {
  if (!initializer) return false;
  const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  if (!value) return false;
  const text = ts.isTemplateExpression(value)
    ? value.head.text + value.templateSpans.map(({ literal }) => literal.text).join(' ')
    : ts.isStringLiteralLike(value)
      ? value.text
      : '';
  return hasLetters(text) && !UNIVERSAL.test(text.trim()) && /^[^a-z]*[A-Z]| /.test(text.trim()) && !/^https?:/.test(text);
}
