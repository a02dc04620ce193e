import type { SwaggerTransform } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { API_PREFIX, LEGACY_PREFIX } from './call-forms';
import { FILE_FIELDS } from './file-fields';
import recorded from './reply-schemas.json';

type JsonSchema = { type?: string; properties?: Record<string, JsonSchema>; required?: string[]; [keyword: string]: unknown };

/** Schemas of what the handlers return, read from their types by `tooling/openapi/check-replies.ts`. They change no reply. */
const replySchemas: { calls: Record<string, JsonSchema>; components: Record<string, JsonSchema> } = recorded;

/** It answers with events. */
const STREAM = `${API_PREFIX}/live_events`;
const URL_ENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

const SERVER_KEY = { type: 'string', description: "The host's key." };
const LEGACY_TOKEN = { type: 'string', description: 'The access token.' };
const FILE = { type: 'string', format: 'binary' };

const REFUSAL = { $ref: '#/components/schemas/Refusal' };

/** The schemas that several calls share. */
export const sharedSchemas = {
  ...replySchemas.components,
  Refusal: {
    description: 'A refusal, as the contract has it. `error_id` differs per call: show `error_text`, and never branch on the id.',
    type: 'object',
    properties: {
      api_status: { type: 'string', enum: ['400', '404'] },
      errors: {
        type: 'object',
        properties: { error_id: { type: 'number' }, error_text: { type: 'string' } },
        required: ['error_id', 'error_text'],
      },
    },
    required: ['api_status', 'errors'],
  },
};

/** Describes a call as it is on the wire, which its schemas do not say: keys, files, names of lists, the status, and refusals. */
export const describeCall: SwaggerTransform = (document) => {
  const { schema, url, route } = document;
  if (!schema || schema.hide) return { schema: { hide: true }, url };
  const isLegacy = url.startsWith(`${LEGACY_PREFIX}/`);
  const files = FILE_FIELDS[url] ?? [];
  const { access } = route.config ?? {};
  const described = jsonSchemaTransform(document).schema as { body?: JsonSchema };
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
        200: { description: 'The reply, or a refusal', ...toReply(url, isLegacy) },
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

/** A call without a described reply refuses every form. */
function toReply(url: string, isLegacy: boolean): JsonSchema {
  if (url === STREAM) return { content: { 'text/event-stream': { schema: { type: 'string' } }, 'application/json': { schema: REFUSAL } } };
  const reply = replySchemas.calls[url];
  const status = isLegacy ? { type: 'string', const: '200' } : { type: 'number', enum: [200, 220] };
  const answer = { allOf: [{ type: 'object', properties: { api_status: status }, required: ['api_status'] }, reply] };
  return { content: { 'application/json': { schema: reply ? { anyOf: [answer, REFUSAL] } : REFUSAL } } };
}
