import {
  count,
  countedList,
  decodeOrNull,
  epochSeconds,
  flag,
  flagOrUnknown,
  id,
  idOrNull,
  list,
  mediaUrl,
  nameText,
  object,
  objectOrNull,
  oneOf,
  plainText,
  setMediaBaseUrl,
  text,
  type Decoder,
} from '@social/api/wire';

function read<T>(decoder: Decoder<T>, value: unknown): T | null {
  return decodeOrNull(decoder, value);
}

afterEach(() => setMediaBaseUrl(''));

test.each([
  ['145', 145],
  [145, 145],
  ['1,204', 1204],
  ['', 0],
  [null, 0],
  [undefined, 0],
  ['many', 0],
  [-3, 0],
  ['2.9', 2],
  [Infinity, 0],
  [{}, 0],
  [[], 0],
  [true, 1],
])('a count written as %j is %d', (value, expected) => {
  expect(read(count, value)).toBe(expected);
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['yes', true],
  ['Yes', true],
  ['true', true],
  ['on', true],
  [false, false],
  [0, false],
  ['0', false],
  ['no', false],
  ['', false],
  [null, false],
  [undefined, false],
  [2, false],
  [[], false],
  [{}, false],
])('a flag written as %j is %s', (value, expected) => {
  expect(read(flag, value)).toBe(expected);
});

test('a missing flag is null where that matters', () => {
  expect([undefined, null, '', false, '1'].map((value) => read(flagOrUnknown, value))).toEqual([null, null, null, false, true]);
});

test.each(['145', 145, 'abc-1_2', '9007199254740993123'])('%j is an id, kept as text', (value) => {
  expect(read(id(), value)).toBe(String(value));
});

test.each(['', '0', 0, null, undefined, {}, [], '../../x', 'a b', 'x'.repeat(41), 2 ** 53, -1.5])('%j is no id', (value) => {
  expect(id().safeParse(value).success).toBe(false);
  expect(read(idOrNull(), value === 2 ** 53 ? '' : value)).toBeNull();
});

test.each([
  ['1590676368', '2020-05-28T14:32:48.000Z'],
  [1590676368, '2020-05-28T14:32:48.000Z'],
  ['0', null],
  ['', null],
  [null, null],
  ['3 days ago', null],
  ['-5', null],
  ['253402300800', null],
  ['9'.repeat(400), null],
  [{}, null],
])('seconds written as %j', (value, expected) => {
  expect(read(epochSeconds, value)?.toISOString() ?? null).toBe(expected);
});

test.each([
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['it&amp;#039;s', "it's"],
  ['one<br />two', 'one\ntwo'],
  ['Hello <a href="x">#sun</a>', 'Hello #sun'],
  ['1 < 2 &lt; 3', '1 < 2 < 3'],
  ['x<y and y>z, <heart>, <3', 'x<y and y>z, <heart>, <3'],
  ['<script>1</script><x-y>2</x-y>', '1<x-y>2</x-y>'],
  ['&#x1F600;&#128512;', '😀😀'],
  ['&#0;&#xD800;&#99999999;&nonsense;', '&#0;&#xD800;&#99999999;&nonsense;'],
  [null, ''],
  [{}, ''],
  [12, '12'],
])('plain text of %j', (value, expected) => {
  expect(read(plainText, value)).toBe(expected);
});

test.each([
  ['<b>Tea</b> & co', '<b>Tea</b> & co'],
  ['&lt;b&gt;Tea&lt;/b&gt; &amp;amp; co', '<b>Tea</b> & co'],
  [' Tea ', 'Tea'],
  [null, ''],
])('a name written as %j', (value, expected) => {
  expect(read(nameText, value)).toBe(expected);
});

describe('media URLs', () => {
  beforeEach(() => setMediaBaseUrl('https://media.example/'));

  test.each([
    ['https://cdn.example/a.jpg?cache=0', 'https://cdn.example/a.jpg?cache=0'],
    ['HTTP://cdn.example/a.jpg', 'HTTP://cdn.example/a.jpg'],
    ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['upload/photos/a.jpg', 'https://media.example/upload/photos/a.jpg'],
    ['/upload/a.jpg', 'https://media.example/upload/a.jpg'],
    ['', null],
    [null, null],
    [false, null],
    [{}, null],
    ['javascript:alert(1)', null],
    ['JaVaScript:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    [' javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['blob:https://x/1', null],
    ['file:///etc/passwd', null],
    ['http://', null],
  ])('%j', (value, expected) => {
    expect(read(mediaUrl, value)).toBe(expected);
  });
});

describe('structures', () => {
  const item = object({ id: id(), name: text });

  test.each([
    ['an array', [{ id: 1, name: 'a' }], 1],
    ['nothing', undefined, 0],
    ['null', null, 0],
    ["''", '', 0],
    ['false', false, 0],
    ['an object with gaps', { 0: { id: '1' }, 7: { id: '2' } }, 2],
  ])('a list written as %s', (_form, value, length) => {
    expect(read(list(item), value)).toHaveLength(length);
  });

  test('items that cannot be decoded are omitted and counted', () => {
    expect(read(countedList(item), [{ id: '1', name: 'a' }, null, 'x', { name: 'no id' }, { id: 0 }])).toEqual({
      items: [{ id: '1', name: 'a' }],
      skippedCount: 4,
    });
  });

  test('a list is cut at its maximum length', () => {
    expect(
      read(
        list(text),
        Array.from({ length: 100_000 }, () => 'x'),
      ),
    ).toHaveLength(1000);
  });

  test('missing fields are decoded as empty, unknown ones dropped', () => {
    expect(read(object({ a: text, b: count, c: list(text), d: objectOrNull(item) }), { z: 1 })).toEqual({ a: '', b: 0, c: [], d: null });
  });

  test.each([[[]], [''], [null], [false], [undefined], [{}], [{ id: '' }]])('no object: %j', (value) => {
    expect(read(objectOrNull(item), value)).toBeNull();
  });

  test('a value that is no object is refused', () => {
    expect(object({ a: text }).safeParse([]).success).toBe(false);
    expect(object({ a: text }).safeParse(null).success).toBe(false);
  });

  test('a text outside the list becomes the fallback', () => {
    expect([read(oneOf(['male', 'female'], null), 'male'), read(oneOf(['male', 'female'], null), 'robot')]).toEqual(['male', null]);
  });

  test('a key such as __proto__ is decoded like any other', () => {
    expect(read(object({ a: text }), JSON.parse('{"__proto__":{"a":"x"},"a":"y"}'))).toEqual({ a: 'y' });
  });
});
