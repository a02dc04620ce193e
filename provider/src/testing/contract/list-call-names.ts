import { z } from 'zod';
import type { RunningProvider } from '../start-provider';

const enumeration = z.union([
  z.object({ enum: z.array(z.string()) }),
  z.object({ const: z.string() }).transform(({ const: only }) => ({ enum: [only] })),
]);
const branch = z.object({ properties: z.record(z.string(), z.unknown()).default({}) });
const schema = z.union([
  z.object({ oneOf: z.array(branch) }).transform(({ oneOf }) => oneOf),
  z.object({ anyOf: z.array(branch) }).transform(({ anyOf }) => anyOf),
  branch.transform((one) => [one]),
]);
const operation = z.object({ requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional() });
const document = z.object({ paths: z.record(z.string(), z.object({ post: operation.optional() })) });

/** Fields whose value selects one of several calls that share a route. */
const SELECTORS = ['type', 'action'];

/**
 * Lists all calls of the provider, from its OpenAPI document: `posts`, or `posts get_news_feed` if a field selects one of several calls;
 * `app_api …` for the legacy API.
 */
export async function listCallNames({ app }: RunningProvider): Promise<string[]> {
  const { paths } = document.parse((await app.inject('/docs/json')).json());
  return Object.entries(paths).flatMap(([path, { post }]) => (post ? toCallNames(path, post) : []));
}

function toCallNames(path: string, { requestBody }: z.output<typeof operation>): string[] {
  const name = path.replace(/^\/api\//, '').replace(/^\/app_api\//, 'app_api ');
  const [content] = Object.values(requestBody?.content ?? {});
  const selected = (content?.schema ?? []).flatMap(({ properties }) => {
    const found = SELECTORS.map((selector) => enumeration.safeParse(properties[selector]).data?.enum).find((list) => list !== undefined);
    return found ?? [];
  });
  return selected.length > 0 ? selected.map((value) => `${name} ${value}`) : [name];
}
