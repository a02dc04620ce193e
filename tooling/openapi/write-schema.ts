import ts from 'typescript';

export type JsonSchema = { [keyword: string]: unknown };

export type SchemaWriter = { write(type: ts.Type): JsonSchema; components: Record<string, JsonSchema> };

/**
 * Writes types as JSON Schema. The alternatives of a union that are objects become one object, whose required properties are those of all:
 * TypeScript makes such unions of every spread condition.
 * @param names the types that become components.
 */
export function createSchemaWriter(checker: ts.TypeChecker, names: ReadonlyMap<ts.Type, string>): SchemaWriter {
  const components: Record<string, JsonSchema> = {};

  function write(type: ts.Type): JsonSchema {
    const name = names.get(type);
    return name === undefined ? writeUnion(listParts(type)) : refer(name, type);
  }

  function refer(name: string, type: ts.Type): JsonSchema {
    if (!(name in components)) {
      // Set before it is written, because a component may contain itself.
      components[name] = {};
      components[name] = writeUnion(listParts(type), name);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** @param self the component that the parts make, which would otherwise refer to itself. */
  function writeUnion(parts: readonly ts.Type[], self?: string): JsonSchema {
    const isIncluded = (type: ts.Type) => listParts(type).every((part) => parts.includes(part));
    const named = [...names].filter(([type, name]) => name !== self && isIncluded(type));
    const covered = new Set(named.flatMap(([type]) => listParts(type)));
    const rest = parts.filter((part) => !covered.has(part));
    const variants = [
      ...named.map(([type, name]) => refer(name, type)),
      ...writePlain(rest),
      ...writeArrays(rest.filter((part) => checker.isArrayLikeType(part))),
      ...writeObjects(rest.filter((part) => isObject(part) && !checker.isArrayLikeType(part))),
    ];
    const [only = {}, ...others] = variants;
    return others.length === 0 ? only : { anyOf: variants };
  }

  function writeArrays(arrays: readonly ts.Type[]): JsonSchema[] {
    if (arrays.length === 0) return [];
    const items = arrays.flatMap((array) => checker.getTypeArguments(array as ts.TypeReference)).flatMap(listParts);
    return [{ type: 'array', items: writeUnion([...new Set(items)]) }];
  }

  function writeObjects(objects: readonly ts.Type[]): JsonSchema[] {
    if (objects.length === 0) return [];
    const properties = new Map<string, { types: ts.Type[]; isOptional: boolean; count: number }>();
    for (const property of objects.flatMap((object) => checker.getPropertiesOfType(object))) {
      const type = checker.getTypeOfSymbol(property);
      const all = properties.get(property.name) ?? { types: [], isOptional: false, count: 0 };
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional) || listAll(type).some(isUndefined);
      properties.set(property.name, {
        types: [...all.types, type],
        isOptional: all.isOptional || isOptional,
        count: all.count + 1,
      });
    }
    const values = objects.flatMap((object) => checker.getIndexTypeOfType(object, ts.IndexKind.String) ?? []);
    const required = [...properties].filter(([, { isOptional, count }]) => !isOptional && count === objects.length).map(([key]) => key);
    return [
      {
        type: 'object',
        ...(properties.size > 0 && {
          properties: Object.fromEntries([...properties].map(([key, { types }]) => [key, writeAlternatives(types)])),
        }),
        ...(required.length > 0 && { required }),
        ...(values.length > 0 && { additionalProperties: writeAlternatives(values) }),
      },
    ];
  }

  function writeAlternatives(types: readonly ts.Type[]): JsonSchema {
    const [only, ...others] = new Set(types);
    return only && others.length === 0 ? write(only) : writeUnion([...new Set(types.flatMap(listParts))]);
  }

  return { write, components };
}

/** Writes strings, numbers, booleans and null. */
function writePlain(parts: readonly ts.Type[]): JsonSchema[] {
  const has = (flags: ts.TypeFlags) => parts.some((part) => part.flags & flags);
  const literals = (type: string, flags: ts.TypeFlags, literal: ts.TypeFlags): JsonSchema[] => {
    if (has(flags)) return [{ type }];
    const values = parts.filter((part) => part.flags & literal).map((part) => (part as ts.LiteralType).value as string | number);
    return values.length === 0 ? [] : [{ type, enum: values.toSorted() }];
  };
  const refused = parts.find(
    (part) => part.flags & (ts.TypeFlags.BigIntLike | ts.TypeFlags.ESSymbolLike) || part.getCallSignatures().length > 0,
  );
  if (refused) throw new Error('A reply holds a function, a symbol or a bigint, which has no form in JSON. Present it as a string.');
  return [
    ...literals('string', ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral, ts.TypeFlags.StringLiteral),
    ...literals('number', ts.TypeFlags.Number, ts.TypeFlags.NumberLiteral),
    ...(has(ts.TypeFlags.BooleanLike) ? [{ type: 'boolean' }] : []),
    ...(has(ts.TypeFlags.Null) ? [{ type: 'null' }] : []),
  ];
}

const isUndefined = (type: ts.Type) => Boolean(type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void));
export const isObject = (type: ts.Type) => Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
const listAll = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** Lists the alternatives of a type that appear in JSON. */
function listParts(type: ts.Type): ts.Type[] {
  return listAll(type).filter((part) => !isUndefined(part) && !(part.flags & ts.TypeFlags.Never));
}
