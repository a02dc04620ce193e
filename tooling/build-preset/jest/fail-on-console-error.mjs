// Errors that React or our own code logs fail the test.
const original = console.error;

beforeEach(() => {
  console.error = (...values) => {
    original(...values);
    throw new Error(`console.error was called: ${values.map(String).join(' ').slice(0, 500)}`);
  };
});

afterEach(() => {
  console.error = original;
});
