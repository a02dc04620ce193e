import { fakeProvider, neverAnswers, type Answer, type FakeProvider } from '@social/build-preset/jest/fake-provider';

/** The calls of every page's layout; a test answers those that it is about. */
const frame: Record<string, Answer> = {
  'get-general-data': neverAnswers,
  'get-user-data': neverAnswers,
  sessions: neverAnswers,
  'delete-access-token': () => ({ api_status: 200 }),
};

/** Creates a fake provider with empty answers to the calls of every page's layout. */
export function fakeShellProvider(answers: Record<string, Answer> = {}): FakeProvider {
  return fakeProvider({ ...frame, ...answers });
}
