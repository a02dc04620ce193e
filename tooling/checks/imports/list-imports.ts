import { readText, walk, type Source } from '../sources/parse-source';

/** A module that a source imports. `isTypeOnly` is true if it imports only types. */
export type Import = { specifier: string; isTypeOnly: boolean };

/** Lists what a source imports, exports from, requires or references, each specifier once for types and once for values. */
export function listImports({ program, comments }: Source): Import[] {
  const found = new Map<string, Import>();
  const add = (specifier: string | null, isTypeOnly: boolean) => {
    if (specifier !== null) found.set(`${specifier} ${isTypeOnly}`, { specifier, isTypeOnly });
  };

  walk(program, (node) => {
    switch (node.type) {
      case 'ImportDeclaration':
        return add(node.source.value, node.importKind === 'type' || isEach(node.specifiers, isTypeSpecifier));
      case 'ExportNamedDeclaration':
        return add(readText(node.source), node.exportKind === 'type' || isEach(node.specifiers, ({ exportKind }) => exportKind === 'type'));
      case 'ExportAllDeclaration':
        return add(node.source.value, node.exportKind === 'type');
      case 'ImportExpression':
        return add(readText(node.source), false);
      case 'TSImportType':
        return add(node.source.value, false);
      case 'TSExternalModuleReference':
        return add(node.expression.value, false);
      case 'CallExpression':
        if (node.callee.type === 'Identifier' && node.callee.name === 'require') add(readText(node.arguments[0]), false);
        return;
      default:
    }
  });
  for (const { value } of comments) add(/^\/\s*<reference\s+path=["']([^"']+)["']/.exec(value)?.[1] ?? null, false);
  return [...found.values()];
}

function isEach<T>(list: readonly T[], check: (one: T) => boolean): boolean {
  return list.length > 0 && list.every(check);
}

function isTypeSpecifier(specifier: { type: string; importKind?: string }): boolean {
  return specifier.type === 'ImportSpecifier' && specifier.importKind === 'type';
}
