export type JsonSchema = { [key: string]: unknown };

/** Descriptions by path: `pages[].path`. `[]` is an item of a list, `{}` a value of a record. */
export type FieldDescriptions = Readonly<Record<string, string>>;

export type Field = { path: string; isRequired: boolean; schema: JsonSchema };

/** Lists the fields of a JSON Schema with their paths, depth first. */
export function listFields(schema: JsonSchema, prefix = ''): Field[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    return [{ path, isRequired: required.includes(name), schema: field }, ...listInner(field, path)];
  });
}

function listInner(schema: JsonSchema, path: string): Field[] {
  const items = schema.items as JsonSchema | undefined;
  if (items) return listFields(items, `${path}[].`);
  const values = schema.additionalProperties;
  if (typeof values === 'object' && values !== null) return listInner(values as JsonSchema, `${path}{}`);
  return listFields(schema, `${path}.`);
}

/** Writes the descriptions into a JSON Schema. @throws if a field has no description, or a description no field. */
export function describeFields(schema: JsonSchema, descriptions: FieldDescriptions): JsonSchema {
  const fields = listFields(schema);
  const paths = new Set(fields.map(({ path }) => path));
  const unknown = Object.keys(descriptions).find((path) => !paths.has(path));
  if (unknown) throw new Error(`The description of ${unknown} has no field.`);
  for (const { path, schema: field } of fields) {
    const description = descriptions[path];
    if (description === undefined) throw new Error(`The field ${path} has no description.`);
    field.description = description;
  }
  return schema;
}
