import { fakeProvider, neverAnswers, type Answer, type FakeProvider } from '@social/tooling/jest/fake-provider';

/** What the frame asks on every page; a test answers what it is about. */
const frame: Record<string, Answer> = {
  'get-general-data': neverAnswers,
  'get-user-data': neverAnswers,
  sessions: neverAnswers,
  'delete-access-token': () => ({ api_status: 200 }),
};

/** The test's provider, silent where the frame of every page asks and the test says nothing. */
export function fakeShellProvider(answers: Record<string, Answer> = {}): FakeProvider {
  return fakeProvider({ ...frame, ...answers });
}
