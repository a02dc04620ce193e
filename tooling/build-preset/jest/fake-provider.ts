/** A call as a page sent it. */
export type SentCall = {
  /** `posts`, `post-actions`, … */
  type: string;
  form: Record<string, string>;
  /** True if the page aborted it. */
  isAborted: boolean;
};

/** The answer of an unreachable provider. */
export const NO_CONNECTION = Symbol('no connection');

/** An answer with a status or headers. */
export class HttpReply {
  constructor(
    readonly body: unknown,
    readonly status: number,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** Answers a call with a reply's body, immediately or later, with an `HttpReply`, or with `NO_CONNECTION`. */
export type Answer = (call: SentCall) => unknown;

/** Leaves a call unanswered until the test ends. */
export const neverAnswers: Answer = () => new Promise(() => undefined);

/** Creates the provider's reply to a call that it refuses. */
export function refusal(errorText: string) {
  return { api_status: '400', errors: { error_id: 4, error_text: errorText } };
}

export type FakeProvider = {
  calls: SentCall[];
  callsOf: (type: string) => SentCall[];
  /** Sets the answer to a call from now on. */
  when: (type: string, answer: Answer) => void;
};

/**
 * Replaces the network at its edge: the page's client, session and decoders run unchanged. A call of a type without an answer fails the
 * test. Lasts until the end of the test.
 */
export function fakeProvider(firstAnswers: Record<string, Answer>): FakeProvider {
  const calls: SentCall[] = [];
  const answers = { ...firstAnswers };

  async function answer(call: SentCall): Promise<HttpReply | typeof NO_CONNECTION> {
    calls.push(call);
    const answerTo = answers[call.type];
    if (!answerTo) throw new Error(`the test's provider has no answer to ${call.type}`);
    const reply = await answerTo(call);
    return reply === NO_CONNECTION || reply instanceof HttpReply ? reply : new HttpReply(reply, 200);
  }

  const Request = requestClass(answer);
  jest.spyOn(globalThis as unknown as { XMLHttpRequest: new () => unknown }, 'XMLHttpRequest').mockImplementation(() => new Request());
  return { calls, callsOf: (type) => calls.filter((call) => call.type === type), when: (type, next) => void (answers[type] = next) };
}

/** The parts of XMLHttpRequest that axios uses. */
function requestClass(answer: (call: SentCall) => Promise<HttpReply | typeof NO_CONNECTION>) {
  return class FakeRequest {
    readonly upload = new EventTarget();
    onloadend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    ontimeout: (() => void) | null = null;
    readyState = 0;
    status = 0;
    statusText = '';
    responseText = '';
    #type = '';
    #headers: Record<string, string> = {};
    #call: SentCall | null = null;

    open(_method: string, url: string): void {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      this.#type = searchParams.get('type') ?? pathname.replace(/^\/api\//, '');
    }

    /** A call without fields has no body. */
    send(body: { entries(): Iterable<[string, unknown]> } | string | null): void {
      const fields = typeof body === 'string' || body === null ? new URLSearchParams(body ?? '') : body;
      const call: SentCall = {
        type: this.#type,
        form: Object.fromEntries([...fields.entries()].map(([name, value]) => [name, String(value)])),
        isAborted: false,
      };
      this.#call = call;
      void answer(call).then((reply) => {
        if (call.isAborted) return;
        if (reply === NO_CONNECTION) return this.onerror?.();
        this.#headers = { 'content-type': 'application/json', ...reply.headers };
        Object.assign(this, { readyState: 4, status: reply.status, responseText: JSON.stringify(reply.body) });
        this.onloadend?.();
      });
    }

    abort(): void {
      if (this.#call) this.#call.isAborted = true;
    }

    setRequestHeader(): void {}

    getAllResponseHeaders(): string {
      return Object.entries(this.#headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('');
    }
  };
}
