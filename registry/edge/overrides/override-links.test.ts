import { createOverrideLinks } from './override-links';

const now = () => 1_700_000_000_000;

test('a link is only for its environment, and for edges with the same server key', () => {
  const links = createOverrideLinks({ serverKey: 'key', now });
  const { override } = links.sign('staging', [{ remote: 'mf_feed', version: '0.2.0' }]);

  expect(createOverrideLinks({ serverKey: 'key', now }).open('staging', override)).toEqual([{ remote: 'mf_feed', version: '0.2.0' }]);
  expect(() => links.open('development', override)).toThrow('This link is for staging, and this is development. Nothing was changed.');
  expect(() => createOverrideLinks({ serverKey: 'other', now }).open('staging', override)).toThrow('was not made here');
});
