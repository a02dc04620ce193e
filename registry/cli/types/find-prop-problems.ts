import type ts from 'typescript';
import type { TypeScript } from './load-typescript';

/** Longer types are cut off in a message. */
const MAX_TYPE_LENGTH = 120;

/**
 * Finds what an expose does not accept of the props that are passed to it. Each problem names the prop, with its path: `owner.kind`.
 * A prop that is passed and unknown is a problem as well: what it was passed for no longer happens.
 */
export function findPropProblems(compiler: TypeScript, checker: ts.TypeChecker, passed: ts.Type, accepted: ts.Type): string[] {
  return compare(passed, accepted, '');

  function compare(from: ts.Type, to: ts.Type, path: string): string[] {
    if (isPlainObject(from) && isPlainObject(to)) {
      const problems = [...findMissing(from, to, path), ...findUnknown(from, to, path), ...findOther(from, to, path)];
      if (problems.length > 0) return problems;
    }
    return checker.isTypeAssignableTo(from, to) ? [] : [describeTypes(from, to, path)];
  }

  function findMissing(from: ts.Type, to: ts.Type, path: string): string[] {
    return checker.getPropertiesOfType(to).flatMap((prop) => {
      const given = from.getProperty(prop.name);
      if (isOptional(prop) || (given && !isOptional(given))) return [];
      return [`prop "${path}${prop.name}" is required, and it is ${given ? 'not always' : 'not'} passed`];
    });
  }

  function findUnknown(from: ts.Type, to: ts.Type, path: string): string[] {
    if (checker.getIndexInfosOfType(to).length > 0 || checker.getPropertiesOfType(to).length === 0) return [];
    return checker
      .getPropertiesOfType(from)
      .filter(({ name }) => !to.getProperty(name))
      .map(({ name }) => `prop "${path}${name}" is not accepted`);
  }

  function findOther(from: ts.Type, to: ts.Type, path: string): string[] {
    return checker.getPropertiesOfType(to).flatMap((prop) => {
      const given = from.getProperty(prop.name);
      if (!given) return [];
      return compare(withoutUndefined(given), withoutUndefined(prop), `${path}${prop.name}.`);
    });
  }

  /** `undefined` of an optional prop is reported as a missing prop. */
  function withoutUndefined(prop: ts.Symbol): ts.Type {
    const type = checker.getTypeOfSymbol(prop);
    return isOptional(prop) ? checker.getNonNullableType(type) : type;
  }

  function isOptional(prop: ts.Symbol): boolean {
    return (prop.flags & compiler.SymbolFlags.Optional) !== 0;
  }

  /** True for an object that is compared prop by prop: no union, array or function. */
  function isPlainObject(type: ts.Type): boolean {
    const parts = type.isIntersection() ? type.types : [type];
    return (
      parts.every(({ flags }) => (flags & compiler.TypeFlags.Object) !== 0) &&
      !checker.isArrayLikeType(type) &&
      type.getCallSignatures().length + type.getConstructSignatures().length === 0
    );
  }

  function describeTypes(from: ts.Type, to: ts.Type, path: string): string {
    const name = path === '' ? 'the props' : `prop "${path.slice(0, -1)}"`;
    return `${name} ${path === '' ? 'are' : 'is'} passed as ${format(from)}, and accepted as ${format(to)}`;
  }

  function format(type: ts.Type): string {
    const text = checker.typeToString(type, undefined, compiler.TypeFormatFlags.NoTruncation | compiler.TypeFormatFlags.InTypeAlias);
    return text.length > MAX_TYPE_LENGTH ? `${text.slice(0, MAX_TYPE_LENGTH)}…` : text;
  }
}
