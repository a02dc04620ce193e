import { createHmac } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { AddressGuard } from './address-guard';

export type SendOptions = { id: string; url: string; secret: string; payload: string; at: Date };
/** How an attempt ended. `status` is null where there was no answer; `error` is null where it was accepted. */
export type SendResult = {
  status: number | null;
  error: string | null;
  /** When the receiver wants to be asked again. */ retryAt: Date | null;
};
export type SendDelivery = (options: SendOptions) => Promise<SendResult>;

/** From the name lookup to the status: receivers should answer first and work afterwards. */
const TIMEOUT_MS = 10_000;

/**
 * Signs a payload as Standard Webhooks does, so that a receiver can verify it with any library of theirs.
 * @param secret `whsec_` and the key in base64.
 */
function signPayload({ id, secret, payload, at }: SendOptions): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/**
 * Makes the function that sends a delivery once. It never rejects. Redirects are failures: they would lead past the check of the address.
 * Nothing of the answer but its status and `Retry-After` is read, so that no webhook shows what stands behind an address.
 */
export function createSender(guard: AddressGuard, timeoutMs = TIMEOUT_MS): SendDelivery {
  return function sendDelivery(options) {
    const url = new URL(options.url);
    const refusal = guard.refuseUrl(url);
    if (refusal) return Promise.resolve({ status: null, error: refusal, retryAt: null });
    const isPlain = url.protocol === 'http:';
    const body = Buffer.from(options.payload);
    return new Promise((resolve) => {
      const sent = (isPlain ? requestPlain : requestSecure)(url, {
        method: 'POST',
        // Each attempt has its own connection: a pooled one would outlive the check of its address.
        agent: false,
        lookup: guard.createLookup(isPlain),
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...signPayload(options),
          'content-type': 'application/json',
          'content-length': body.byteLength,
          'user-agent': 'social-registry-webhooks',
        },
      });
      sent.once('response', (response) => {
        const status = response.statusCode ?? 0;
        response.destroy();
        const isAccepted = status >= 200 && status < 300;
        const retryAt = isAccepted ? null : parseRetryAfter(response.headers['retry-after'], options.at);
        resolve({ status, error: isAccepted ? null : describeStatus(status), retryAt });
      });
      sent.on('error', (error) => {
        resolve({
          status: null,
          error: error.name === 'AbortError' ? `no answer within ${timeoutMs / 1000} s` : error.message,
          retryAt: null,
        });
      });
      sent.end(body);
    });
  };
}

/** Reads seconds, or a date of HTTP. Null for anything else, and for a time that is over. */
export function parseRetryAfter(header: string | undefined, now: Date): Date | null {
  const text = header?.trim() ?? '';
  const time = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * 1000 : /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : NaN;
  return time > now.getTime() ? new Date(time) : null;
}

function describeStatus(status: number): string {
  return status >= 300 && status < 400 ? `redirected with ${status}, which is not followed` : `answered ${status}`;
}
