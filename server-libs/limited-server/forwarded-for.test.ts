import { removeForwardedPorts } from './forwarded-for';

test.each<[string, string | undefined, string | undefined]>([
  ['no header', undefined, undefined],
  ['an address', '203.0.113.7', '203.0.113.7'],
  ['a port', '203.0.113.7:4711', '203.0.113.7'],
  ['a port at each hop', '203.0.113.7:4711,10.0.0.7:80', '203.0.113.7, 10.0.0.7'],
  ['an IPv6 address', '2001:db8::7', '2001:db8::7'],
  ['an IPv6 address whose last part looks like a port', '2001:db8::4711', '2001:db8::4711'],
  ['brackets', '[2001:db8::7]', '2001:db8::7'],
  ['brackets and a port', '[2001:db8::7]:4711', '2001:db8::7'],
  ['a zone and a port', '[fe80::7%eth0]:4711', 'fe80::7%eth0'],
  ['a mapped address and a port', '[::ffff:203.0.113.7]:4711', '::ffff:203.0.113.7'],
  ['spaces', ' 203.0.113.7:1 ,  203.0.113.8 ', '203.0.113.7, 203.0.113.8'],
  ['an empty entry', '203.0.113.7:1,,', '203.0.113.7, , '],
  ['a word', 'unknown, 203.0.113.7:1', 'unknown, 203.0.113.7'],
  ['a host name with a port', 'proxy:80', 'proxy:80'],
  ['brackets without an address', '[proxy]:80', '[proxy]:80'],
])('removes ports from X-Forwarded-For with %s', (_title, value, expected) => {
  const headers = { ...(value !== undefined && { 'x-forwarded-for': value }) };
  removeForwardedPorts(headers);
  expect(headers['x-forwarded-for']).toBe(expected);
});
