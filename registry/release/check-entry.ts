import { init, parse } from 'es-module-lexer';

/** The exports that the shell calls: it passes the shared modules to `init` and asks `get` for an expose. */
const REQUIRED_EXPORTS = ['get', 'init'] as const;

export type EntryFault = { message: string; cure: string };

const moduleCure =
  "Build an ES module. webpack and Rspack: `library: { type: 'module' }` in ModuleFederationPlugin, with `output: { module: true }`. Vite: @module-federation/vite does it.";

/**
 * Finds out if a page can load an entry: an ES module that exports `get` and `init`.
 * An entry with `export *` passes, because its exports are in other files.
 */
export async function findEntryFault(source: string): Promise<EntryFault | null> {
  await init;
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(source);
  } catch (error) {
    const at = error instanceof Error ? error.message : String(error);
    return { message: `it cannot be parsed as an ES module (${at})`, cure: moduleCure };
  }
  const [imports, exported, , hasModuleSyntax] = parsed;
  if (!hasModuleSyntax) return { message: 'it is an ordinary script, and pages load ES modules', cure: moduleCure };
  const names = exported.map(({ n }) => n);
  const missing = REQUIRED_EXPORTS.filter((name) => !names.includes(name));
  const exportsAll = imports.some(({ ss, se }) => /^export\s*\*\s*from/.test(source.slice(ss, se)));
  if (missing.length === 0 || exportsAll) return null;
  const found = names.length > 0 ? `it exports ${names.join(', ')}` : 'it exports nothing';
  return {
    message: `${found}, and not ${missing.join(' and ')}`,
    cure: 'Name the entry of Module Federation (`filename`, usually remoteEntry.js) as `entry`. A hand-written entry exports both functions.',
  };
}
