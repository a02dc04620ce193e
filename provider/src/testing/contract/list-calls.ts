import { z } from 'zod';
import type { RunningProvider } from '../start-provider';

const words = z.object({ enum: z.array(z.string()) });
const branch = z.object({ properties: z.record(z.string(), z.unknown()).default({}) });
const schema = z.union([
  z.object({ oneOf: z.array(branch) }).transform(({ oneOf }) => oneOf),
  z.object({ anyOf: z.array(branch) }).transform(({ anyOf }) => anyOf),
  branch.transform((one) => [one]),
]);
const operation = z.object({ requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional() });
const document = z.object({ paths: z.record(z.string(), z.object({ post: operation.optional() })) });

/** The fields whose words make several calls of one route. */
const SELECTORS = ['type', 'action'];

/**
 * Every call that the provider answers, out of its registered routes: `posts`, or `posts get_news_feed` where a field selects one of
 * several; `app_api …` for the phone API.
 */
export async function listCalls({ app }: RunningProvider): Promise<string[]> {
  const { paths } = document.parse((await app.inject('/docs/json')).json());
  return Object.entries(paths).flatMap(([path, { post }]) => (post ? callsOf(path, post) : []));
}

function callsOf(path: string, { requestBody }: z.output<typeof operation>): string[] {
  const name = path.replace(/^\/api\//, '').replace(/^\/app_api\//, 'app_api ');
  const [content] = Object.values(requestBody?.content ?? {});
  const selected = (content?.schema ?? []).flatMap(({ properties }) => {
    const found = SELECTORS.map((selector) => words.safeParse(properties[selector]).data?.enum).find((list) => list !== undefined);
    return found ?? [];
  });
  return selected.length > 0 ? selected.map((word) => `${name} ${word}`) : [name];
}
