import { decodeOrNull } from '@social/api/wire';
import { post, withReadAt } from './post';

function reactionsOf(reaction: unknown) {
  const decoded = decodeOrNull(post, { id: '5', reaction });
  return decoded && withReadAt(decoded, 1).reactions;
}

test.each([
  ['by name', { Like: 2, Love: '1', is_reacted: true, type: 'Love', count: 3 }, 'love'],
  ['by number', { 1: 2, 2: 1, is_reacted: '1', type: '2', count: 3 }, 'love'],
  ['without one of mine', { Like: 2, Love: 1, is_reacted: false, type: '', count: 3 }, null],
  ['with one that nobody knows', { Like: 2, Love: 1, is_reacted: true, type: '9', count: 3 }, 'like'],
])('decodes reactions %s', (_how, wire, mine) => {
  expect(reactionsOf(wire)).toEqual({ mine, counts: { like: 2, love: 1, haha: 0, wow: 0, sad: 0, angry: 0 } });
});

test.each([[undefined], [null], [[]], ['']])('a provider that writes %j knows only plain likes', (reaction) => {
  expect(reactionsOf(reaction)).toBeNull();
});
