import { findChanges, findRefusedField, validateProfileForm, type ProfileForm } from './profile-form';

const form: ProfileForm = {
  ...{ firstName: 'Asha', lastName: 'Rao', about: '', working: '', school: '', address: '', website: '' },
  ...{ birthday: '', gender: '', confirmsFollowers: false },
};

test('only what was changed is sent, without the spaces around it', () => {
  expect(findChanges({ ...form, about: ' Ferns ', confirmsFollowers: true }, form)).toEqual({ about: 'Ferns', confirmsFollowers: true });
  expect(findChanges(form, form)).toEqual({});
});

test.each([
  ['', undefined],
  ['https://asha.example', undefined],
  ['asha.example', 'Please write the whole address, as https://example.org'],
  ['javascript:alert(1)', 'Please write the whole address, as https://example.org'],
  ['https://', 'Please write the whole address, as https://example.org'],
])('the website %j: %s', (website, problem) => {
  expect(validateProfileForm({ ...form, website }, '2026-01-01').website).toBe(problem);
});

test('nobody is born tomorrow', () => {
  expect(validateProfileForm({ ...form, birthday: '2026-01-02' }, '2026-01-01')).toEqual({ birthday: 'This day has not come yet' });
  expect(validateProfileForm({ ...form, birthday: '1990-12-31' }, '2026-01-01')).toEqual({});
});

test('a refusal that names a field is shown beside it', () => {
  expect(findRefusedField('website must be an address that starts with http')).toBe('website');
  expect(findRefusedField('Too many attempts')).toBeNull();
});
