import type { ConfigurationSchema } from '@social/contracts';
import { configure, findConfigurationProblems, findSchemaProblem } from './configuration';

const declare = (properties: ConfigurationSchema['properties'], rest: object = {}): ConfigurationSchema => ({
  type: 'object',
  properties,
  ...rest,
});
const feed = declare({
  pageSize: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
  stories: { type: 'boolean', default: true },
  layout: { enum: ['wide', 'narrow'] },
  limits: { type: 'object', properties: { photos: { type: 'integer', default: 4 } }, additionalProperties: false },
});

test.each<[string, ConfigurationSchema]>([
  ['nothing', declare({})],
  ['numbers, flags, choices and nested values', feed],
  ['its dialect', declare({}, { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Feed', description: 'Of the feed.' })],
  ['a list with bounds', declare({ topics: { type: 'array', items: { type: 'string', maxLength: 20 }, maxItems: 5, default: [] } })],
  ['a value of two types', declare({ size: { type: ['integer', 'null'], default: null } })],
  [
    'a property with the name of a keyword',
    declare({ pattern: { type: 'string' }, format: { type: 'string' }, required: { type: 'boolean' } }),
  ],
])('a schema with %s is accepted', (_title, schema) => {
  expect(findSchemaProblem(schema)).toBeNull();
});

test.each<[string, ConfigurationSchema, string]>([
  ['a type that does not exist', declare({ x: { type: 'int' } }), 'configuration is not a JSON Schema'],
  ['a keyword that does not exist', declare({ x: { type: 'integer', max: 3 } }), 'configuration is not a JSON Schema'],
  ['a default that does not fit', declare({ x: { type: 'integer', default: 'ten' } }), 'a default does not fit. x must be integer'],
  ['a required property', declare({ x: { type: 'string' } }, { required: ['x'] }), 'Give the property a default'],
  ['a pattern', declare({ x: { type: 'string', pattern: '(a+)+$' } }), 'pattern is not supported'],
  ['a pattern inside a list', declare({ x: { type: 'array', items: { type: 'string', pattern: 'a' } } }), 'pattern is not supported'],
  ['patterns of names', declare({}, { patternProperties: { '^x': { type: 'string' } } }), 'patternProperties is not supported'],
  ['a format', declare({ x: { type: 'string', format: 'uri' } }), 'format is not supported'],
  ['a reference', declare({ x: { $ref: 'https://example.org/schema' } }), '$ref is not supported'],
])('a schema with %s is refused', (_title, schema, problem) => {
  expect(findSchemaProblem(schema)).toContain(problem);
});

test.each<[object, string[]]>([
  [{}, []],
  [{ pageSize: 20, stories: false, layout: 'wide' }, []],
  [{ pageSize: 51 }, ['pageSize must be <= 50']],
  [{ pageSize: '20' }, ['pageSize must be integer']],
  [{ pageSize: 2.5 }, ['pageSize must be integer']],
  [{ stories: 1 }, ['stories must be boolean']],
  [{ layout: 'tall' }, ['layout must be one of ["wide","narrow"]']],
  [{ pagesize: 20 }, ['pagesize is not declared']],
  [{ limits: { photos: 'x', videos: 1 } }, ['limits.videos is not declared', 'limits.photos must be integer']],
  [{ pageSize: 0, stories: null }, ['pageSize must be >= 1', 'stories must be boolean']],
])('%j of a release has these problems: %j', (values, problems) => {
  expect(findConfigurationProblems({ configuration: feed }, values as Record<string, unknown>)).toEqual(problems);
});

test('a release without a schema accepts no value, and runs without a configuration', () => {
  expect(findConfigurationProblems({}, { pageSize: 20 })).toEqual(['it declares no configuration, and pageSize is set']);
  expect(findConfigurationProblems({}, {})).toEqual([]);
  expect(configure({}, { pageSize: 20 })).toBeUndefined();
});

test.each<[object | undefined, object]>([
  [undefined, { pageSize: 10, stories: true }],
  [
    { pageSize: 20, layout: 'narrow' },
    { pageSize: 20, stories: true, layout: 'narrow' },
  ],
  [{ limits: {} }, { pageSize: 10, stories: true, limits: { photos: 4 } }],
  // Set for a newer release than the one that runs.
  [
    { pageSize: 100, stories: false, columns: 2 },
    { pageSize: 10, stories: false },
  ],
])('with the values %j a release runs with %j', (values, configuration) => {
  const before = structuredClone(values);
  expect(configure({ configuration: feed }, values as Record<string, unknown> | undefined)).toEqual(configuration);
  expect(values).toEqual(before);
});
