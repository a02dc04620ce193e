import type { Transport } from '@social/api/transport';
import { generateClient } from '@social/tooling/openapi/generate-client';
import { toCallUrl } from '../../plugins/call-forms';
import { createReplyCheck, findPath, readDocument } from '../openapi-document';
import type { RunningProvider } from '../start-provider';

/**
 * Creates a transport that makes every call with a client generated from the OpenAPI document, and that fails if a reply is not as the document
 * describes it. A stream is only sent, because its reply is no JSON.
 */
export async function createGeneratedTransport(provider: RunningProvider): Promise<Transport> {
  const document = await readDocument(provider);
  const check = createReplyCheck(document);
  const operations = await generateClient(document);

  return async ({ url, headers, body, signal }) => {
    const { origin, pathname: sentPath, search, searchParams } = new URL(url);
    const { pathname } = new URL(toCallUrl(sentPath + search), origin);
    const path = findPath(document, pathname);
    const name = toCamelCase(document.paths[path]?.post.operationId ?? '');
    const call = operations[name];
    if (!call) throw new Error(`The generated client has no function ${name}.`);
    const { response, data, error } = await call({
      baseUrl: origin,
      // Without a query, the generator's runtime loses the token.
      query: {},
      auth: () => searchParams.get('access_token') ?? undefined,
      path: readPathParameters(path, pathname),
      body: toFields(body),
      // The test server closes only after its connections.
      headers: { connection: 'close', ...headers },
      ...(signal && { signal }),
      parseAs: 'text',
    });
    const text = typeof data === 'string' ? data : JSON.stringify(error);
    const problems = check(path, response.status, text);
    if (problems.length > 0) throw new Error(`The reply of ${pathname} is not as described: ${problems.join(', ')}. It is ${text}`);
    return { status: response.status, headers: Object.fromEntries(response.headers), body: text };
  };
}

const toCamelCase = (id: string) => id.replaceAll(/[-_]+(\w)/g, (_all, letter: string) => letter.toUpperCase());

function readPathParameters(path: string, pathname: string): Record<string, string> {
  const values = pathname.split('/');
  return Object.fromEntries(
    path.split('/').flatMap((part, index) => (part.startsWith('{') ? [[part.slice(1, -1), values[index] ?? '']] : [])),
  );
}

/** Collects the fields of a form. Only `answer[]` and the like hold lists. */
function toFields(form: URLSearchParams | FormData): Record<string, unknown> {
  return Object.fromEntries([...form.keys()].map((name) => [name, name.endsWith('[]') ? form.getAll(name) : form.get(name)]));
}
