import ts from 'typescript';
import { givenNames, nameTerms, textTerms, type Term } from './vocabulary-terms';

export type Finding = { line: number; text: string; say: string };

/** Reports each declared name, CSS variable, comment and test title of a source that uses a word of the old dialect. */
export function findOldTerms(fileName: string, source: string): Finding[] {
  const file = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    true,
    fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const findings: Finding[] = [];
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const add = (position: number, text: string, say: string | null) => say && findings.push({ line: lineOf(position), text, say });

  const seenComments = new Set<number>();
  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node) && isDeclaration(node)) add(node.getStart(), node.text, refuseName(node.text));
    if (ts.isStringLiteralLike(node)) {
      for (const variable of node.text.match(/--[a-z][\w-]*/g) ?? []) add(node.getStart(), variable, refuseName(variable));
      if (isTestTitle(node)) add(node.getStart(), node.text, refuseText(node.text));
    }
    if (!ts.isJsxText(node)) {
      for (const comment of commentsAround(source, node)) {
        if (seenComments.has(comment.pos)) continue;
        seenComments.add(comment.pos);
        const text = source.slice(comment.pos, comment.end);
        add(comment.pos, firstLine(text), refuseComment(text, continuesComment(source, comment.pos)));
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  for (const comment of ts.getLeadingCommentRanges(source, file.endOfFileToken.getFullStart()) ?? []) {
    const text = source.slice(comment.pos, comment.end);
    if (!seenComments.has(comment.pos)) add(comment.pos, firstLine(text), refuseComment(text, continuesComment(source, comment.pos)));
  }
  return findings;
}

/** Says what to write instead of a symbol's, file's or CSS variable's name, or null where it is fine. */
export function refuseName(name: string): string | null {
  if (name in givenNames) return null;
  return findTerm(nameTerms, splitIdentifier(name));
}

/** Says what to write instead of a comment's or test title's word, or null where it is fine. */
export function refuseText(text: string): string | null {
  return findTerm(textTerms, text.toLowerCase());
}

function refuseComment(comment: string, isContinuation: boolean): string | null {
  const text = comment.replace(/^(\/\*\*?|\/\/)\s*/, '').replace(/\n\s*\*/g, ' ');
  const opening = /^(What|Who|One)\b/.exec(text)?.[1];
  if (opening && !isContinuation) return `a sentence that begins with a verb or its subject, not with '${opening}'`;
  return refuseText(text);
}

function findTerm(terms: Term[], text: string): string | null {
  const padded = ` ${text.replace(/[^a-z0-9']+/g, ' ')} `;
  return terms.find(({ not }) => not.some((word) => padded.includes(` ${word} `)))?.say ?? null;
}

/** 'leftOutNotice', 'LEFT_OUT_NOTICE' and 'left-out-notice.tsx' are all 'left out notice …'. */
function splitIdentifier(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}

function isDeclaration(node: ts.Identifier): boolean {
  const parent = node.parent as ts.Node & { name?: ts.Node };
  if (ts.isPropertyAccessExpression(parent) || ts.isImportSpecifier(parent) || ts.isMetaProperty(parent)) return false;
  return parent.name === node;
}

function isTestTitle(node: ts.Node): boolean {
  const call = node.parent;
  return ts.isCallExpression(call) && call.arguments[0] === node && /^(test|it|describe)\b/.test(call.expression.getText());
}

function commentsAround(source: string, node: ts.Node): ts.CommentRange[] {
  return [
    ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
    ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
  ];
}

/** A line of a comment that began on the line above. */
function continuesComment(source: string, position: number): boolean {
  const lines = source.slice(0, position).split('\n');
  return lines.at(-1)?.trim() === '' && (lines.at(-2)?.trim().startsWith('//') ?? false);
}

const firstLine = (comment: string) => comment.split('\n')[0]?.trim() ?? '';
