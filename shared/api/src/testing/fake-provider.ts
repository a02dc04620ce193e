import { createApiClient, type ApiClientOptions, type Transport, type TransportRequest } from '@social/api';

type Answer = string | { status?: number; headers?: Record<string, string>; body: string } | Error;

/** A client whose calls reach nobody: each gets the next answer, the last one again and again. `requests` is what went out. */
export function fakeProvider(answers: Answer | Answer[], options: Partial<ApiClientOptions> = {}) {
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

/** The body of a successful answer. */
export function ok(fields: object = {}): string {
  return JSON.stringify({ api_status: 200, ...fields });
}

/** The body of a refusal, as the provider writes it. */
export function refusal(text: string, status: string | number = '400'): string {
  return JSON.stringify({ api_status: status, errors: { error_id: '6', error_text: text } });
}

/** The form fields of a request, in order. */
export function readFormFields(request: TransportRequest | undefined): [string, string][] {
  return request?.body instanceof URLSearchParams ? [...request.body] : [];
}
