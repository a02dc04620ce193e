import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { lookup as resolveName } from 'node:dns';
import { fetchResource, type FetchRules } from './fetch-resource';
import { isPublicAddress } from './public-addresses';

let site: Server;
let port: number;
let requests: string[];
beforeEach(async () => {
  requests = [];
  site = createServer((request, response) => {
    requests.push(request.headers.host ?? '');
    if (request.url === '/away') response.writeHead(302, { location: `http://127.0.0.2:${port}/` }).end();
    else if (request.url === '/away-by-name') response.writeHead(302, { location: `http://inside.example:${port}/` }).end();
    else response.setHeader('content-type', 'text/html').end('<title>Inside</title>');
  });
  await new Promise<void>((resolve) => void site.listen(0, '0.0.0.0', resolve));
  port = (site.address() as AddressInfo).port;
});
afterEach(() => new Promise((resolve) => void site.close(resolve)));

/** Resolves `inside.example` to a private address and a public one. */
const lookup = ((name: string, _options: unknown, callback: (error: null, addresses: object[]) => void) =>
  callback(
    null,
    name === 'inside.example'
      ? [
          { address: '127.0.0.1', family: 4 },
          { address: '127.0.0.2', family: 4 },
        ]
      : [{ address: '127.0.0.1', family: 4 }],
  )) as unknown as typeof resolveName;

/** 127.0.0.1 represents the Internet, 127.0.0.2 the network that must not be reached. */
const rules = (): FetchRules => ({
  isAllowedAddress: (address) => address === '127.0.0.1',
  allowsAnyPort: true,
  lookup,
  signal: AbortSignal.timeout(5000),
});
const fetchPage = (address: string, changed: Partial<FetchRules> = {}) =>
  fetchResource(address, { contentType: /html/, maxBytes: 1000 }, { ...rules(), ...changed });

test('a page is fetched from the address that was checked', async () => {
  expect((await fetchPage(`http://outside.example:${port}/`)).body.toString()).toContain('Inside');
});

test('a name with one private address is refused', async () => {
  await expect(fetchPage(`http://inside.example:${port}/`)).rejects.toThrow('address not allowed');
  expect(requests).toEqual([]);
});

test('a redirect to a private address is refused, by address and by name', async () => {
  for (const path of ['away', 'away-by-name'])
    await expect(fetchPage(`http://outside.example:${port}/${path}`)).rejects.toThrow('address not allowed');
  expect(requests).toEqual([`outside.example:${port}`, `outside.example:${port}`]);
});

test('other ports, schemes and credentials are refused', async () => {
  await expect(fetchPage(`http://outside.example:${port}/`, { allowsAnyPort: false })).rejects.toThrow('another port');
  await expect(fetchPage('ftp://outside.example/')).rejects.toThrow('neither http nor https');
  await expect(fetchPage('http://me:secret@outside.example/')).rejects.toThrow('credentials');
});

test.each(
  '127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ::1 :: fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:8.8.8.8 ::ffff:127.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 name'.split(
    ' ',
  ),
)('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false));

test.each('8.8.8.8 172.32.0.1 192.169.0.1 2606:4700::1111 2a00:1450::1'.split(' '))('%s is one', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);
