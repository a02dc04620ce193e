/** A call as the provider gets it: `auth` and the fields of its body. */
export type ProviderCall = { type: string; fields: Record<string, string> };

export type ProviderReply = { status?: number; headers?: Record<string, string>; json: unknown } | 'no answer' | 'pending';

type Handler = (call: ProviderCall) => ProviderReply;

let handlers: Record<string, Handler> = {};
let calls: ProviderCall[] = [];

/** Stands in for the network below the API client: every XMLHttpRequest of the test ends here. */
export function installFakeProvider(replies: Record<string, Handler | ProviderReply> = {}) {
  calls = [];
  handlers = Object.fromEntries(Object.entries(replies).map(([type, reply]) => [type, typeof reply === 'function' ? reply : () => reply]));
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return {
    /** What was asked so far, one kind of call alone if named. */
    calls: (type?: string) => calls.filter((call) => type === undefined || call.type === type),
    /** From now on this call is answered so. */
    when: (type: string, reply: ProviderReply) => void (handlers[type] = () => reply),
  };
}

class FakeRequest {
  status = 0;
  statusText = '';
  readyState = 0;
  responseText = '';
  response = '';
  responseURL = '';
  responseType = '';
  timeout = 0;
  withCredentials = false;
  onloadend: (() => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  onabort: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  onreadystatechange: (() => void) | null = null;
  upload = { addEventListener: () => undefined };
  private headers = '';
  private type = '';

  open(_method: string, url: string) {
    this.type = new URL(url, 'http://localhost').pathname.replace('/api/', '');
  }

  send(body: unknown) {
    const call = { type: this.type, fields: Object.fromEntries(new URLSearchParams(String(body))) };
    calls.push(call);
    const reply = handlers[this.type]?.(call) ?? 'no answer';
    if (reply === 'pending') return;
    queueMicrotask(() => {
      if (reply === 'no answer') return this.onerror?.(new Event('error'));
      this.status = reply.status ?? 200;
      this.headers = Object.entries(reply.headers ?? {})
        .map(([name, value]) => `${name}: ${value}`)
        .join('\r\n');
      this.response = this.responseText = JSON.stringify(reply.json);
      this.readyState = 4;
      this.onloadend?.();
    });
  }

  abort() {
    this.onabort?.();
  }

  setRequestHeader() {}
  addEventListener() {}
  removeEventListener() {}
  getAllResponseHeaders() {
    return this.headers;
  }
}

/** The provider's words for a call that it refuses. */
export function refusal(errorText: string): ProviderReply {
  return { json: { api_status: '400', errors: { error_id: 4, error_text: errorText } } };
}
