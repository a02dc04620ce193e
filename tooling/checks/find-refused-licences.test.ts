import { findRefusedLicences } from './find-refused-licences';

const named = (name: string) => [{ name, versions: ['1.0.0'] }];

test('permissive licences are accepted, one of several alternatives too', () => {
  expect(findRefusedLicences({ MIT: named('a'), '(MPL-2.0 OR Apache-2.0)': named('b'), 'MIT AND ISC': named('c') })).toEqual([]);
});

test('a package is refused by name: under another licence, under one of two that hold together, and without any', () => {
  const refused = findRefusedLicences({ 'AGPL-3.0': named('a'), 'MIT AND GPL-3.0': named('b'), Unknown: named('c') });

  expect(refused).toEqual([
    { name: 'a', version: '1.0.0', licence: 'AGPL-3.0' },
    { name: 'b', version: '1.0.0', licence: 'MIT AND GPL-3.0' },
    { name: 'c', version: '1.0.0', licence: 'Unknown' },
  ]);
});

test('an exception is only for its package', () => {
  expect(findRefusedLicences({ 'MPL-2.0': [...named('axe-core'), ...named('other')] })).toEqual([
    { name: 'other', version: '1.0.0', licence: 'MPL-2.0' },
  ]);
});
