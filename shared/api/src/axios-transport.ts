import axios, { AxiosError, isCancel, type AxiosResponse } from 'axios';
import { watchForStall } from './stalled-request';
import { TransportError, type Transport } from './transport';

/** The transport of a page. It sends no cookies: the provider allows any origin, which browsers permit only without credentials. */
export const axiosTransport: Transport = async ({ url, headers, body, timeoutMs, stallMs, signal, onUploadProgress }) => {
  const watch = stallMs === undefined ? null : watchForStall(stallMs, signal);
  const endedBy = watch?.signal ?? signal;
  try {
    const response = await axios.post<string>(url, body, {
      headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...headers },
      withCredentials: false,
      // Only the token authorises a call. Without this setting, each call would search the cookie store.
      xsrfCookieName: '',
      // The client parses the body itself, as some hosts print notices before their JSON.
      responseType: 'text',
      transformResponse: (text: unknown) => text,
      validateStatus: () => true,
      timeout: timeoutMs,
      ...(endedBy && { signal: endedBy }),
      ...((watch ?? onUploadProgress) && {
        onUploadProgress: ({ loaded, total }) => {
          watch?.moved();
          onUploadProgress?.({ sentBytes: loaded, totalBytes: total ?? null });
        },
      }),
    });
    return { status: response.status, headers: plainHeaders(response), body: response.data };
  } catch (error) {
    throw watch?.hasStalled() ? new TransportError('timeout') : toTransportError(error);
  } finally {
    watch?.stop();
  }
};

function plainHeaders({ headers }: AxiosResponse): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

function toTransportError(error: unknown): unknown {
  if (isCancel(error)) return new TransportError('aborted');
  if (!(error instanceof AxiosError)) return error;
  const isTimeout = error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT;
  return new TransportError(isTimeout ? 'timeout' : 'network');
}
