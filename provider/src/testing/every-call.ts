import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

export type ListedCall = { url: string; form: Record<string, string> };
/** What a field of a call holds; undefined leaves it to what its schema allows. */
export type ValueOf = (field: string, url: string, form: Record<string, string>) => string | undefined;

type Schema = z.output<typeof schema>;
const schema = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  const: z.string().optional(),
  default: z.unknown().optional(),
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

/**
 * Every call that the app takes, from the schemas that it validates with: each kind of each call with what it requires alone, with
 * each optional field in turn, and with all of them. What takes something away comes last, so that the others still find it.
 */
export function listCalls(app: FastifyInstance, valueOf: ValueOf): ListedCall[] {
  const paths = z.record(z.string(), operation).parse(app.swagger().paths);
  const calls = Object.entries(paths).flatMap(([url, { post }]) => {
    const [content] = Object.values(post.requestBody?.content ?? {});
    return content
      ? variantsOf(content.schema).flatMap((variant) => formsOf(variant, url, valueOf).map((form) => ({ url, form })))
      : [{ url, form: {} }];
  });
  return calls.toSorted((a, b) => finality(a) - finality(b));
}

function finality({ url, form }: ListedCall): number {
  const words = `${url} ${form.type ?? ''} ${form.action ?? ''}`;
  if (words.includes('delete-access-token')) return 3;
  if (/delete|remove|leave|block|disable/.test(words)) return 2;
  return /create|new|add|get|fetch/.test(words) ? 0 : 1;
}

function variantsOf(body: Schema): Schema[] {
  return (body.oneOf ?? body.anyOf)?.flatMap(variantsOf) ?? [body];
}

function formsOf({ properties = {}, required = [] }: Schema, url: string, valueOf: ValueOf): Record<string, string>[] {
  const kinds = required.reduce<Record<string, string>[]>(
    (forms, field) =>
      forms.flatMap((form) => valuesOf(field, properties[field], url, form, valueOf).map((value) => ({ ...form, [field]: value }))),
    [{}],
  );
  const optional = Object.keys(properties).filter((field) => !required.includes(field));
  return kinds.flatMap((form) => {
    const single = optional.flatMap((field) =>
      valuesOf(field, properties[field], url, form, valueOf).map((value) => ({ ...form, [field]: value })),
    );
    return optional.length > 1 ? [form, ...single, single.reduce((all, one) => ({ ...all, ...one }), form)] : [form, ...single];
  });
}

function valuesOf(field: string, property: Schema | undefined, url: string, form: Record<string, string>, valueOf: ValueOf): string[] {
  const value = valueOf(field, url, form);
  if (value !== undefined) return [value];
  if (property?.const !== undefined) return [property.const];
  const words = (property?.enum ?? property?.anyOf?.flatMap((one) => one.enum ?? []) ?? []).filter(Boolean);
  return words.length > 0 ? words : ['12'];
}
