import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import type { RunningProvider } from './start-provider';

/** An OpenAPI document, as far as tests read it. Every call is a POST. */
export type OpenApiDocument = { paths: Record<string, { post: { operationId: string; [key: string]: unknown } }> };

/** Reads the document as clients do. */
export async function readDocument({ app }: Pick<RunningProvider, 'app'>): Promise<OpenApiDocument> {
  return (await app.inject('/docs/json')).json<OpenApiDocument>();
}

/** Returns the path of the document that a URL calls: `/api/like-page/{pageId}` for `/api/like-page/7`. */
export function findPath({ paths }: OpenApiDocument, pathname: string): string {
  const isTemplateOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  const path = pathname in paths ? pathname : Object.keys(paths).find(isTemplateOf);
  if (path === undefined) throw new Error(`The document has no call ${pathname}.`);
  return path;
}

/** Returns how a reply differs from its description. Empty if it does not. */
export type ReplyCheck = (path: string, status: number, body: string) => string[];

/** Compiles the described replies of a document. */
export function createReplyCheck(document: OpenApiDocument): ReplyCheck {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'document');
  const validators = new Map<string, ValidateFunction>();

  function getValidator(path: string, status: string): ValidateFunction {
    const pointer = ['paths', path, 'post', 'responses', status, 'content', 'application/json', 'schema']
      .map((part) => part.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D'))
      .join('/');
    const validator = validators.get(pointer) ?? ajv.compile({ $ref: `document#/${pointer}` });
    validators.set(pointer, validator);
    return validator;
  }

  return (path, status, body) => {
    const validate = getValidator(path, status === 200 ? '200' : `${String(status)[0]}XX`);
    return validate(JSON.parse(body)) ? [] : (validate.errors ?? []).map(describeError);
  };
}

const describeError = ({ instancePath, message = '' }: ErrorObject) => `${instancePath} ${message}`;
