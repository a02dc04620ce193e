import axios, { AxiosError, isCancel, type AxiosResponse } from 'axios';
import { TransportError, type Transport } from './transport';

/** The transport of a page. Cookies stay out: the provider answers any origin, which browsers allow to calls without credentials alone. */
export const axiosTransport: Transport = async ({ url, body, timeoutMs, signal, onUploadProgress }) => {
  try {
    const answer = await axios.post<string>(url, body, {
      headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      withCredentials: false,
      // The wire is read by the client itself: hosts of this kind print notices in front of their JSON.
      responseType: 'text',
      transformResponse: (text: unknown) => text,
      validateStatus: () => true,
      timeout: timeoutMs,
      ...(signal && { signal }),
      ...(onUploadProgress && {
        onUploadProgress: ({ loaded, total }) => onUploadProgress({ sentBytes: loaded, totalBytes: total ?? null }),
      }),
    });
    return { status: answer.status, headers: plainHeaders(answer), body: answer.data };
  } catch (error) {
    throw transportErrorOf(error);
  }
};

function plainHeaders({ headers }: AxiosResponse): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

function transportErrorOf(error: unknown): unknown {
  if (isCancel(error)) return new TransportError('aborted');
  if (!(error instanceof AxiosError)) return error;
  const isTimeout = error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT;
  return new TransportError(isTimeout ? 'timeout' : 'network');
}
