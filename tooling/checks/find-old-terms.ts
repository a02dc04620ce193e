import type { Node } from 'oxc-parser';
import { findTerm } from './find-term';
import { isReadByPeople, refuseComment, refusePhrases } from './plain-english';
import { readText, walk, type Source, type Surroundings } from './sources/parse-source';
import { givenNames, nameTerms, textTerms } from './vocabulary-terms';

export type Finding = { line: number; text: string; say: string };

/**
 * Reports each declared name and CSS variable of a source that uses a word of the old dialect. Also reports each comment, test title and
 * text for people that uses one, or that is not plain English.
 */
export function findOldTerms({ text: source, program, comments, lineOf }: Source): Finding[] {
  const findings: Finding[] = [];
  const add = (position: number, text: string, say: string | null) => say && findings.push({ line: lineOf(position), text, say });

  walk(program, (node, surroundings) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
      if (isDeclaration(surroundings)) add(node.start, node.name, refuseName(node.name));
      return;
    }
    const text = readText(node) ?? readTemplatePart(node);
    if (text === null) return;
    for (const variable of listVariables(text)) add(node.start, variable, refuseName(variable));
    if (isTestTitle(node, surroundings, source)) add(node.start, text, refuseText(text) ?? refusePhrases(text));
    else if (text.includes(' ') && isReadByPeople(surroundings, source)) add(node.start, text, refusePhrases(text));
  });
  for (const { start, end } of comments) {
    const comment = source.slice(start, end);
    const text = stripMarks(comment);
    add(start, firstLine(comment), refuseText(text) ?? refuseComment(text, continuesComment(source, start)));
  }
  return findings.sort((a, b) => a.line - b.line);
}

/** Reports each CSS variable and comment of a style sheet that uses a word of the old dialect. */
export function findOldTermsInStyles(styles: string): Finding[] {
  const findings: Finding[] = [];
  const add = (index: number, text: string, say: string | null) =>
    say && findings.push({ line: styles.slice(0, index).split('\n').length, text, say });
  for (const { 0: comment, index } of styles.matchAll(/\/\*.*?\*\//gs)) {
    const text = stripMarks(comment);
    add(index, firstLine(comment), refuseText(text) ?? refuseComment(text, false));
  }
  for (const { 0: variable, index } of styles.matchAll(CSS_VARIABLE)) add(index, variable, refuseName(variable));
  return findings;
}

/** Says what to write instead of a symbol's, file's or CSS variable's name, or null where it is fine. */
export function refuseName(name: string): string | null {
  let say = refusals.get(name);
  if (say === undefined) {
    say = name in givenNames ? null : findTerm(nameTerms, splitIdentifier(name));
    refusals.set(name, say);
  }
  return say;
}

/** A few thousand names are declared in fifty thousand places. */
const refusals = new Map<string, string | null>();

/** Says what to write instead of a comment's or test title's word, or null where it is fine. */
export function refuseText(text: string): string | null {
  return findTerm(textTerms, text.toLowerCase());
}

/** Returns the text of a comment, with its line breaks. */
function stripMarks(comment: string): string {
  return comment.replace(/^(\/\*\*?|\/\/)\s*|\s*\*\/$/g, '').replace(/\n\s*\*/g, '\n');
}

/** Returns the text of a part of a template with expressions. */
function readTemplatePart(node: Node): string | null {
  return node.type === 'TemplateElement' ? node.value.cooked : null;
}

/** 'leftOutNotice', 'LEFT_OUT_NOTICE' and 'left-out-notice.tsx' are all 'left out notice …'. */
function splitIdentifier(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}

/** The properties of nodes that hold the name of what the node declares, whatever the node. */
const DECLARING_KEYS = new Set(['id', 'param', 'params', 'parameters', 'parameter', 'exported']);

/** True if an identifier declares a name. Names that others declared are not ours to choose. */
function isDeclaration({ ancestors, key }: Surroundings): boolean {
  const parent = ancestors.at(-1);
  if (!parent) return false;
  if (DECLARING_KEYS.has(key)) return true;
  switch (parent.type) {
    case 'Property': {
      const isBinding = ancestors.at(-2)?.type === 'ObjectPattern';
      return isBinding ? key === 'value' : key === 'key' && !parent.computed;
    }
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSAbstractMethodDefinition':
    case 'TSAbstractPropertyDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return key === 'key' && !parent.computed;
    case 'AssignmentPattern':
      return key === 'left';
    case 'RestElement':
    case 'ArrayPattern':
      return true;
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return true;
    case 'TSTypeParameter':
    case 'JSXAttribute':
      return key === 'name';
    case 'TSMappedType':
      return key === 'key';
    case 'TSNamedTupleMember':
      return key === 'label';
    default:
      return false;
  }
}

function isTestTitle(node: Node, { ancestors }: Surroundings, source: string): boolean {
  const call = ancestors.at(-1);
  return (
    call?.type === 'CallExpression' &&
    call.arguments[0] === node &&
    /^(test|it|describe)\b/.test(source.slice(call.callee.start, call.callee.start + 9))
  );
}

const CSS_VARIABLE = /--[a-z][\w-]*/g;

function listVariables(text: string): readonly string[] {
  return text.includes('--') ? (text.match(CSS_VARIABLE) ?? []) : [];
}

/** A line of a comment that began on the line above. */
function continuesComment(source: string, position: number): boolean {
  const lineStart = source.lastIndexOf('\n', position - 1) + 1;
  const above = source.lastIndexOf('\n', lineStart - 2) + 1;
  return (
    source.slice(lineStart, position).trim() === '' &&
    source
      .slice(above, Math.max(lineStart - 1, 0))
      .trim()
      .startsWith('//')
  );
}

const firstLine = (comment: string) => comment.split('\n')[0]?.trim() ?? '';
