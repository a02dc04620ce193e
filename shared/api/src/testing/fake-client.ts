import { createApiClient, type ApiClientOptions, type Transport, type TransportRequest } from '@social/api';

type Answer = string | { status?: number; headers?: Record<string, string>; body: string } | Error;

/** Makes a client whose calls get prepared answers in order, the last one repeatedly. `requests` records them. */
export function fakeClient(answers: Answer | Answer[], options: Partial<ApiClientOptions> = {}) {
  const queue: Answer[] = Array.isArray(answers) ? [...answers] : [answers];
  const requests: TransportRequest[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer was prepared');
    return typeof answer === 'string' ? { status: 200, headers: {}, body: answer } : { status: 200, headers: {}, ...answer };
  };
  return { client: createApiClient({ getAccessToken: () => 'token-1', transport, ...options }), requests };
}

/** Makes the body of a successful reply. */
export function ok(fields: object = {}): string {
  return JSON.stringify({ api_status: 200, ...fields });
}

/** Makes the body of a refusal. */
export function refusal(text: string, status: string | number = '400'): string {
  return JSON.stringify({ api_status: status, errors: { error_id: '6', error_text: text } });
}

/** Returns the form fields of a request, in order. */
export function readFormFields(request: TransportRequest | undefined): [string, string][] {
  return request?.body instanceof URLSearchParams ? [...request.body] : [];
}
