import type { JSXAttribute, Node } from 'oxc-parser';
import { readText, walk, type Source } from '../sources/parse-source';

/** A text of the sources. `forms` are the forms of a plural, whose key is the form for many. */
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
export function extractTexts(source: Source): { texts: ExtractedText[]; problems: TextProblem[] } {
  const { path: file, program, text: code, lineOf } = source;
  const texts: ExtractedText[] = [];
  const problems: TextProblem[] = [];
  const imported = importedTextCalls(source);
  const refuse = (node: Node, problem: string) =>
    problems.push({ file, line: lineOf(node.start), text: code.slice(node.start, node.end).trim().slice(0, 80), problem });

  walk(program, (node) => {
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && imported.has(node.callee.name)) {
      const isPlural = node.callee.name === 'plural';
      const key = isPlural ? readManyForm(node.arguments[1]) : readText(node.arguments[0]);
      if (key === null) refuse(node, 'the catalogs need a literal text here');
      else texts.push({ key, file, line: lineOf(node.start), isPlural });
    } else if (node.type === 'JSXText' && isUntranslated(code.slice(node.start, node.end))) {
      refuse(node, 'this text is in no catalog: t(…), plural(…) or rich(…) of @social/texts');
    } else if (node.type === 'JSXAttribute' && TEXT_ATTRIBUTES.test(code.slice(node.name.start, node.name.end)) && isBareText(node.value)) {
      refuse(node, 'this text is in no catalog: t(…) of @social/texts');
    }
  });
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

function importedTextCalls({ program }: Source): Set<string> {
  const names = program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || !/^@social\/texts(\/rich)?$/.test(statement.source.value)) return [];
    return statement.specifiers.flatMap(({ type, local }) => (type === 'ImportSpecifier' ? [local.name] : []));
  });
  return new Set(names.filter((name) => TEXT_CALLS.has(name)));
}

function readManyForm(node: Node | undefined): string | null {
  if (node?.type !== 'ObjectExpression') return null;
  for (const property of node.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'other')
      return readText(property.value);
  return null;
}

const isUntranslated = (text: string) => hasLetters(text) && !UNIVERSAL.test(text.trim());

/** True for texts with a capital letter or several words. A single lower-case word is a value such as `name="email"`. */
function isBareText(value: JSXAttribute['value']): boolean {
  const text = readParts(value?.type === 'JSXExpressionContainer' ? value.expression : value);
  return isUntranslated(text) && /^[^a-z]*[A-Z]| /.test(text.trim()) && !/^https?:/.test(text);
}

/** Returns the literal parts of a text, without the inserted values. */
function readParts(node: Node | null): string {
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join(' ') : (readText(node) ?? '');
}
