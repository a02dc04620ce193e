import { toAddressGroup } from '@social/limited-server/address-group';
import { createVisitorVotes, type Vote } from './visitor-votes';

const vote = (changes: Partial<Vote> = {}): Vote => ({
  environment: 'production',
  period: 'production-2',
  revision: 2,
  remote: 'mf_feed',
  version: '0.3.0',
  browserId: 'ana',
  address: '198.51.100.7',
  hasFailed: false,
  ...changes,
});

test('a visitor counts once for a release, also over the steps of a canary, and fails once', () => {
  const votes = createVisitorVotes({ maxPerAddress: 5 });
  for (let page = 0; page < 10; page++) votes.add(vote());
  votes.add(vote({ revision: 3, hasFailed: true }));
  votes.add(vote({ revision: 3, hasFailed: true }));
  votes.add(vote({ version: '0.1.0' }));

  expect(votes.sums('production')).toEqual([
    { revision: 2, remote: 'mf_feed', version: '0.3.0', visitors: 1, failed: 0 },
    { revision: 3, remote: 'mf_feed', version: '0.3.0', visitors: 0, failed: 1 },
    { revision: 2, remote: 'mf_feed', version: '0.1.0', visitors: 1, failed: 0 },
  ]);
  expect(votes.sums('staging')).toEqual([]);
});

test('of one address only a few visitors count, and others count all the same', () => {
  const votes = createVisitorVotes({ maxPerAddress: 5 });
  for (let browser = 0; browser < 10_000; browser++) votes.add(vote({ browserId: `forged ${browser}`, hasFailed: true }));
  for (let browser = 0; browser < 40; browser++) votes.add(vote({ browserId: `real ${browser}`, address: `203.0.113.${browser}` }));

  expect(votes.sums('production')).toEqual([{ revision: 2, remote: 'mf_feed', version: '0.3.0', visitors: 45, failed: 5 }]);
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is of the group %s', (address, group) => {
  expect(toAddressGroup(address)).toBe(group);
});
