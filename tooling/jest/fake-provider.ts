/** One call as a page sent it. */
export type SentCall = {
  /** `posts`, `post-actions`, … */
  type: string;
  form: Record<string, string>;
  /** The page gave it up. */
  isAborted: boolean;
};

/** What a provider that can't be reached answers: nothing. */
export const NO_CONNECTION = Symbol('no connection');

/** Answers a call with a reply's body, now or later, or with `NO_CONNECTION`. */
export type Answer = (call: SentCall) => unknown;

/**
 * Stands in for the network at its very edge: the page's own client, session and decoders run as they are. A call whose type has
 * no answer here fails the test by its name. Lasts until the end of the test.
 */
export function fakeProvider(answers: Record<string, Answer>): { calls: SentCall[]; callsOf: (type: string) => SentCall[] } {
  const calls: SentCall[] = [];

  async function answer(call: SentCall): Promise<string | typeof NO_CONNECTION> {
    calls.push(call);
    const body = answers[call.type];
    if (!body) throw new Error(`the test's provider has no answer to ${call.type}`);
    const reply = await body(call);
    return reply === NO_CONNECTION ? NO_CONNECTION : JSON.stringify(reply);
  }

  const Request = requestClass(answer);
  jest.spyOn(globalThis as unknown as { XMLHttpRequest: new () => unknown }, 'XMLHttpRequest').mockImplementation(() => new Request());
  return { calls, callsOf: (type) => calls.filter((call) => call.type === type) };
}

/** The parts of XMLHttpRequest that axios uses. */
function requestClass(answer: (call: SentCall) => Promise<string | typeof NO_CONNECTION>) {
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
    #call: SentCall | null = null;

    open(_method: string, url: string): void {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      this.#type = searchParams.get('type') ?? pathname.replace(/^\/api\//, '');
    }

    /** A call without fields has no body at all. */
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
        Object.assign(this, { readyState: 4, status: 200, responseText: reply });
        this.onloadend?.();
      });
    }

    abort(): void {
      if (this.#call) this.#call.isAborted = true;
    }

    setRequestHeader(): void {}

    getAllResponseHeaders(): string {
      return 'content-type: application/json\r\n';
    }
  };
}
