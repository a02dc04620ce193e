import { SLOT_INPUTS } from '@social/release';
import type ts from 'typescript';
import { findPropProblems } from './find-prop-problems';
import type { TypeScript } from './load-typescript';

/** A release that shows an expose of another one. */
export type SlotUse = { consumer: string; provider: string; expose: string };
/** `null` if they cannot be compared: the consumer does not say what it passes, or the expose has no typed `Region`. */
export type SlotVerdict = SlotUse & { problems: string[] | null };

const ROOT = '/types';
/** Props of a component: of a function, of one that React has wrapped, or of a class. One without parameters accepts no prop. */
const PROPS = `type First<All> = All extends [] ? { readonly __takesNoProps?: never } : All extends [props?: infer P, ...rest: any[]] ? P : never;
type Props<Part> = 0 extends 1 & Part ? any
  : Part extends (...all: infer A) => any ? First<A> : Part extends abstract new (...all: infer A) => any ? First<A> : never;`;

/**
 * Compares what releases pass with what exposes accept, all in one program in memory.
 * @param types texts of the archives by remote and path
 */
export function compareInputs(
  compiler: TypeScript,
  types: ReadonlyMap<string, ReadonlyMap<string, string>>,
  uses: readonly SlotUse[],
): SlotVerdict[] {
  const files = new Map<string, string>(
    [...types].flatMap(([remote, texts]) => [...texts].map(([path, text]) => [`${ROOT}/${remote}/${path}`, text] as const)),
  );
  const comparisons = uses.map((use, index) => ({ use, file: `${ROOT}/compare-${index}.ts` }));
  for (const { use, file } of comparisons) files.set(file, writeComparison(use));
  const program = createProgram(
    compiler,
    files,
    comparisons.map(({ file }) => file),
  );
  const checker = program.getTypeChecker();
  return comparisons.map(({ use, file }) => {
    const passed = readAlias(program, checker, file, 'Passed');
    const accepted = readAlias(program, checker, file, 'Accepted');
    const unknown = compiler.TypeFlags.Any | compiler.TypeFlags.Unknown | compiler.TypeFlags.Never;
    const isComparable = passed && accepted && !(passed.flags & unknown) && !(accepted.flags & unknown);
    return { ...use, problems: isComparable ? findPropProblems(compiler, checker, passed, accepted) : null };
  });
}

function writeComparison({ consumer, provider, expose }: SlotUse): string {
  const name = expose.slice('./'.length);
  return `import type { SlotInputs } from './${consumer}/${SLOT_INPUTS}';
import type { Region } from './${provider}/${name}';
${PROPS}
export type Passed = SlotInputs['${provider}/${name}'];
export type Accepted = Props<typeof Region>;
`;
}

function createProgram(compiler: TypeScript, files: ReadonlyMap<string, string>, roots: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: compiler.ScriptTarget.ES2022,
    module: compiler.ModuleKind.ESNext,
    moduleResolution: compiler.ModuleResolutionKind.Bundler,
  };
  const host = compiler.createCompilerHost(options);
  const library = compiler.getDefaultLibFilePath(options).replace(/[^/\\]*$/, '');
  // Nothing of this machine is read but the compiler's own library: types of other packages, such as React's, are unknown.
  const read = (file: string) => files.get(file) ?? (file.startsWith(library) ? compiler.sys.readFile(file) : undefined);
  return compiler.createProgram(roots, options, {
    ...host,
    getCurrentDirectory: () => ROOT,
    fileExists: (file) => read(file) !== undefined,
    directoryExists: (folder) => [...files.keys()].some((file) => file.startsWith(`${folder}/`)),
    getDirectories: () => [],
    readFile: read,
    getSourceFile: (file, version) => {
      const text = read(file);
      return text === undefined ? undefined : compiler.createSourceFile(file, text, version);
    },
  });
}

function readAlias(program: ts.Program, checker: ts.TypeChecker, file: string, name: string): ts.Type | null {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const alias = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  return alias ? checker.getDeclaredTypeOfSymbol(alias) : null;
}
