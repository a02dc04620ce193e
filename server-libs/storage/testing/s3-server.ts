import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '../storage-settings';

type Failure = { status: number; code: string };

/**
 * Starts an HTTP server with the part of S3 that the bucket store uses, and objects in memory. Maintained S3 servers for Node need a newer
 * version than 20 or a container engine. `S3_TEST_BUCKET` runs the same tests against a real one.
 */
export async function startS3Server({ knowsConditions = true } = {}) {
  const objects = new Map<string, { bytes: Buffer; contentType: string }>();
  const requests: string[] = [];
  let failure: Failure | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = decodeChunks(request, await buffer(request));
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(`${request.method} ${url.pathname}`);
    const [, bucket, ...path] = decodeURIComponent(url.pathname).split('/');
    const key = path.join('/');
    const refuse = ({ status, code }: Failure, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/xml', 'x-amz-request-id': 'request-1', ...headers })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message><RequestId>request-1</RequestId></Error>`);

    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential='))
      return void refuse({ status: 403, code: 'AccessDenied' });
    if (failure) return void refuse(failure);
    if (bucket !== 'bytes') return void refuse({ status: 404, code: 'NoSuchBucket' });
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (request.method === 'PUT') {
      const source = request.headers['x-amz-copy-source'];
      if (typeof source === 'string') {
        const found = objects.get(decodeURIComponent(source).replace(/^\/?bytes\//, ''));
        if (!found) return void refuse({ status: 404, code: 'NoSuchKey' });
        objects.set(key, found);
        return void response.writeHead(200).end('<CopyObjectResult><ETag>"1"</ETag></CopyObjectResult>');
      }
      if (request.headers['if-none-match'] && !knowsConditions) return void refuse({ status: 501, code: 'NotImplemented' });
      if (request.headers['if-none-match'] === '*' && objects.has(key)) return void refuse({ status: 412, code: 'PreconditionFailed' });
      objects.set(key, { bytes, contentType: request.headers['content-type'] ?? '' });
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    const found = objects.get(key);
    if (!found) return void refuse({ status: 404, code: 'NoSuchKey' });
    const total = found.bytes.byteLength;
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (first === undefined)
      return void response.writeHead(200, { 'content-type': found.contentType, 'content-length': total }).end(found.bytes);
    if (Number(first) >= total) return void refuse({ status: 416, code: 'InvalidRange' }, { 'content-range': `bytes */${total}` });
    const part = found.bytes.subarray(Number(first), last ? Number(last) + 1 : total);
    response.writeHead(206, { 'content-range': `bytes ${first}-${Number(first) + part.byteLength - 1}/${total}` }).end(part);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const credentials = { AWS_ACCESS_KEY_ID: 'key-of-the-test', AWS_SECRET_ACCESS_KEY: randomUUID() };
  const environment = { ...process.env };
  // The SDK looks here first when it sends its first request.
  Object.assign(process.env, credentials);
  const settings: BucketSettings = { bucket: 'bytes', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, isPathStyle: true };

  return {
    settings,
    credentials,
    objects,
    /** Each request's method and path, in order. */
    requests,
    /** Answers every request with this failure, until called with null. */
    failWith: (next: Failure | null) => void (failure = next),
    async close() {
      for (const name of Object.keys(credentials)) {
        delete process.env[name];
        if (environment[name] !== undefined) process.env[name] = environment[name];
      }
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Joins the chunks of a body that the SDK sends, with a checksum after the last one. */
function decodeChunks({ headers }: IncomingMessage, body: Buffer): Buffer {
  if (!headers['content-encoding']?.includes('aws-chunked')) return body;
  const parts: Buffer[] = [];
  for (let offset = 0; ;) {
    const end = body.indexOf('\r\n', offset);
    const size = parseInt(body.toString('latin1', offset, end), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    offset = end + 2 + size + 2;
  }
}
