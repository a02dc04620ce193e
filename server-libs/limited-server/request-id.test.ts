import { readRequestId } from './request-id';

const given = '7f1a9352-f2bf-4949-b97d-ff907aa7c3e6';

test("the edge's id of a request is taken over", () => {
  expect(readRequestId({ headers: { 'x-request-id': given } })).toBe(given);
});

test.each([undefined, '', 'me', `${given}\n`, `${given} ${given}`])('in place of %j a request gets an id of its own', (header) => {
  const id = readRequestId({ headers: header === undefined ? {} : { 'x-request-id': header } });
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(id).not.toBe(header);
});
