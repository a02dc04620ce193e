import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

export type CallForm = { url: string; form: Record<string, string> };
/** Returns the value of a call's field, or undefined to use a value that its schema allows. */
export type ValueOf = (field: string, url: string, form: Record<string, string>) => string | undefined;

type Schema = z.output<typeof schema>;
const schema = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  const: z.string().optional(),
  default: z.unknown().optional(),
  format: z.string().optional(),
  get items() {
    return schema.optional();
  },
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  get oneOf() {
    return z.array(schema).optional();
  },
  get anyOf() {
    return z.array(schema).optional();
  },
});
const operation = z.object({
  post: z.object({ requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional() }),
});

/** Its reply ends only when the reader disconnects. Its tests are in `live.routes.test.ts`. */
const STREAM = '/api/live_events';

/**
 * Lists forms of every call except the event stream, generated from the validation schemas. Each variant has only its required fields, then
 * each optional field in turn, then all of them. Calls that delete something come last, so that the others still find it.
 */
export function listCallForms(app: FastifyInstance, valueOf: ValueOf): CallForm[] {
  const paths = z.record(z.string(), operation).parse(app.swagger().paths);
  const calls = Object.entries(paths).flatMap(([url, { post }]) => {
    if (url === STREAM) return [];
    const [content] = Object.values(post.requestBody?.content ?? {});
    return content
      ? listVariants(content.schema).flatMap((variant) => listForms(variant, url, valueOf).map((form) => ({ url, form })))
      : [{ url, form: {} }];
  });
  return calls.toSorted((a, b) => getDeletionRank(a) - getDeletionRank(b));
}

function getDeletionRank({ url, form }: CallForm): number {
  const description = `${url} ${form.type ?? ''} ${form.action ?? ''}`;
  if (description.includes('delete-access-token')) return 3;
  if (/delete|remove|leave|block|disable/.test(description)) return 2;
  return /create|new|add|get|fetch/.test(description) ? 0 : 1;
}

function listVariants(body: Schema): Schema[] {
  return (body.oneOf ?? body.anyOf)?.flatMap(listVariants) ?? [body];
}

/** Keys come from the test, and files from none. */
const isGiven = (field: string, property: Schema | undefined) =>
  ['server_key', 's'].includes(field) || [property, property?.items].some((one) => one?.format === 'binary');

function listForms({ properties = {}, required: all = [] }: Schema, url: string, valueOf: ValueOf): Record<string, string>[] {
  const required = all.filter((field) => !isGiven(field, properties[field]));
  const kinds = required.reduce<Record<string, string>[]>(
    (forms, field) =>
      forms.flatMap((form) => listValues(field, properties[field], url, form, valueOf).map((value) => ({ ...form, [field]: value }))),
    [{}],
  );
  const optional = Object.keys(properties).filter((field) => !all.includes(field) && !isGiven(field, properties[field]));
  return kinds.flatMap((form) => {
    const single = optional.flatMap((field) =>
      listValues(field, properties[field], url, form, valueOf).map((value) => ({ ...form, [field]: value })),
    );
    return optional.length > 1 ? [form, ...single, single.reduce((all, one) => ({ ...all, ...one }), form)] : [form, ...single];
  });
}

function listValues(field: string, property: Schema | undefined, url: string, form: Record<string, string>, valueOf: ValueOf): string[] {
  const value = valueOf(field.replace('[]', ''), url, form);
  if (value !== undefined) return [value];
  if (property?.const !== undefined) return [property.const];
  const values = (property?.enum ?? property?.anyOf?.flatMap((one) => one.enum ?? []) ?? []).filter(Boolean);
  return values.length > 0 ? values : ['12'];
}
