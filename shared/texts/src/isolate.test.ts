import { isolate } from './isolate';
import { t } from './t';

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['आशा', 'आशा'],
  ['愛 🎉', '愛 🎉'],
  ['7', '7'],
  ['ليلى', '\u2068ليلى\u2069'],
  ['דנה', '\u2068דנה\u2069'],
  ['ܐܪܡܝܐ', '\u2068ܐܪܡܝܐ\u2069'],
  ['𞤀𞤣𞤤𞤢𞤥', '\u2068𞤀𞤣𞤤𞤢𞤥\u2069'],
  ['Asha \u202Eoar', '\u2068Asha \u202Eoar\u2069'],
  ['Asha\u200F', '\u2068Asha\u200F\u2069'],
  ['\u2067nested\u2069 name', '\u2068\u2067nested\u2069 name\u2069'],
  ['\u2069ends ours', '\u2068ends ours\u2069'],
  ['\u2067never ends', '\u2068never ends\u2069'],
])('%j in a sentence is %j', (value, isolated) => {
  expect(isolate(value)).toBe(isolated);
  expect(t('{name} likes it', { name: value })).toBe(`${isolated} likes it`);
});
