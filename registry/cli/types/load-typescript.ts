import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ts from 'typescript';

export type TypeScript = typeof ts;

/**
 * Loads the compiler that this command line has, otherwise the one of the package in a folder. It takes a second, so only a comparison of
 * types loads it.
 * @returns null if none is installed. TypeScript 7 has no interface for programs, and counts as none.
 */
export async function loadTypeScript(folder: string): Promise<TypeScript | null> {
  return (await importOwn()) ?? requireFrom(folder);
}

async function importOwn(): Promise<TypeScript | null> {
  try {
    return usable((await import('typescript')).default);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return null;
  }
}

function requireFrom(folder: string): TypeScript | null {
  try {
    return usable(createRequire(join(folder, 'package.json'))('typescript') as TypeScript);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return null;
  }
}

function usable(compiler: Partial<TypeScript>): TypeScript | null {
  return compiler.createProgram ? (compiler as TypeScript) : null;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(String(error.code));
}
