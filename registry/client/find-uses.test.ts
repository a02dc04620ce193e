import { makeBuild } from '@social/registry/testing/make-build';
import { findUses } from './find-uses';

test('of each expose it is known who shows it, and of each package whether the shell provides it', () => {
  const shell = makeBuild({
    name: 'shell',
    version: '1.0.0',
    manifest: { compatibility: { contract: 1, provides: { react: '19.3.1' }, requires: {} } },
  });
  const chat = makeBuild({ name: 'mf_chat', version: '0.1.0' });
  const pages = makeBuild({
    name: 'mf_pages',
    version: '0.2.0',
    manifest: {
      consumes: [
        { remote: 'mf_chat', expose: './conversation', contract: 1 },
        { remote: 'mf_feed', expose: './home', contract: 1 },
      ],
      compatibility: { contract: 1, provides: {}, requires: { react: '^19.0.0', other: '^1.0.0' } },
    },
  });

  const [, ofChat, ofPages] = findUses([shell.manifest, chat.manifest, pages.manifest]);

  expect(ofChat?.exposes).toEqual([
    { name: './list', shownBy: ['shell'] },
    { name: './conversation', shownBy: ['mf_pages'] },
  ]);
  expect(ofPages?.shows).toEqual([
    { remote: 'mf_chat', expose: './conversation', isThere: true },
    { remote: 'mf_feed', expose: './home', isThere: false },
  ]);
  expect(ofPages?.requires).toEqual([
    { name: 'react', range: '^19.0.0', provided: '19.3.1' },
    { name: 'other', range: '^1.0.0', provided: null },
  ]);
});
