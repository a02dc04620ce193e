import type { SwaggerTransform } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { API_PREFIX, LEGACY_PREFIX } from './call-forms';
import { FILE_FIELDS } from './file-fields';

type JsonSchema = { type?: string; properties?: Record<string, JsonSchema>; required?: string[]; [keyword: string]: unknown };

/** It answers with events. */
const STREAM = `${API_PREFIX}/live_events`;
const URL_ENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

const SERVER_KEY = { type: 'string', description: "The host's key." };
const LEGACY_TOKEN = { type: 'string', description: 'The access token.' };
const FILE = { type: 'string', format: 'binary' };

const REFUSAL_ID = 'Refusal';
const REFUSAL = { $ref: `#/components/schemas/${REFUSAL_ID}` };
// The document lists every schema that has an id.
z.object({ api_status: z.enum(['400', '404']), errors: z.object({ error_id: z.number(), error_text: z.string() }) }).meta({
  id: REFUSAL_ID,
  description: 'A refusal, as the contract has it. `error_id` differs per call: show `error_text`, and never branch on the id.',
});

/** Describes a call as it is on the wire, which its schemas do not say: keys, files, names of lists, the status, and refusals. */
export const describeCall: SwaggerTransform = (document) => {
  const { schema, url, route } = document;
  if (!schema || schema.hide) return { schema: { hide: true }, url };
  const isLegacy = url.startsWith(`${LEGACY_PREFIX}/`);
  const files = FILE_FIELDS[url] ?? [];
  const { access } = route.config ?? {};
  const described = jsonSchemaTransform(document).schema as {
    body?: JsonSchema;
    response?: Record<string, JsonSchema>;
  };
  const keys = { server_key: SERVER_KEY, ...(isLegacy && { s: LEGACY_TOKEN }) };
  const isPublic = access === 'public' || isLegacy;
  return {
    url,
    schema: {
      ...described,
      operationId: toOperationId(url),
      consumes: files.length > 0 ? [MULTIPART] : [URL_ENCODED, MULTIPART],
      body: toForm(described.body ?? { type: 'object' }, keys, files),
      security: isPublic ? [] : [{ accessToken: [] }],
      response: {
        200: { description: 'The reply, or a refusal', ...toReply(url, described.response?.['200'], isLegacy) },
        '4XX': { description: 'A refusal that proxies must understand too', content: { 'application/json': { schema: REFUSAL } } },
        '5XX': { description: 'A failure of the host', content: { 'application/json': { schema: REFUSAL } } },
      },
    },
  };
};

/** `/api/like-page/{pageId}` → `like-page-by-pageId`. */
function toOperationId(url: string): string {
  return url
    .replace(`${LEGACY_PREFIX}/`, 'legacy-')
    .replace(/^\/api\//, '')
    .replace(/\/[:{](\w+)\}?/, '-by-$1');
}

function toForm(form: JsonSchema, keys: Record<string, JsonSchema>, files: readonly string[]): JsonSchema {
  const variants = (form.oneOf ?? form.anyOf) as JsonSchema[] | undefined;
  if (variants) return { oneOf: variants.map((variant) => toForm(variant, keys, files)) };
  const fields = Object.entries(form.properties ?? {}).map(([name, field]) => toField(name, field));
  const sentNames = new Map(Object.keys(form.properties ?? {}).map((name, at) => [name, fields[at]?.[0] ?? name]));
  const fileFields = files.map((name): [string, JsonSchema] => [name, name.endsWith('[]') ? { type: 'array', items: FILE } : FILE]);
  return {
    type: 'object',
    properties: { ...keys, ...Object.fromEntries([...fields, ...fileFields]) },
    required: [...Object.keys(keys), ...(form.required ?? []).map((name) => sentNames.get(name) ?? name)],
  };
}

/** A field that takes one or several values is sent as `answer[]`. */
function toField(name: string, field: JsonSchema): [string, JsonSchema] {
  const list = (field.anyOf as JsonSchema[] | undefined)?.find(({ type }) => type === 'array');
  return list ? [`${name}[]`, list] : [name, field];
}

function toReply(url: string, reply: JsonSchema = { type: 'object' }, isLegacy = false): JsonSchema {
  const status = isLegacy ? { type: 'string', const: '200' } : { type: 'number', enum: [200, 220] };
  const json = { schema: { anyOf: [...listReplies(reply).map((one) => addStatus(one, status)), REFUSAL] } };
  if (url !== STREAM) return { content: { 'application/json': json } };
  return { content: { 'text/event-stream': { schema: { type: 'string' } }, 'application/json': { schema: REFUSAL } } };
}

function listReplies(reply: JsonSchema): JsonSchema[] {
  return ((reply.anyOf ?? reply.oneOf) as JsonSchema[] | undefined)?.flatMap(listReplies) ?? [reply];
}

function addStatus(reply: JsonSchema, status: JsonSchema): JsonSchema {
  return { ...reply, properties: { api_status: status, ...reply.properties }, required: ['api_status', ...(reply.required ?? [])] };
}
