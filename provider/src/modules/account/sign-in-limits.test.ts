import { startProvider, type RunningProvider } from '../../testing/start-provider';

const SIGN_INS = 'Incorrect username or password';
let provider: RunningProvider;
beforeEach(async () => {
  provider = await startProvider({ trustedProxies: ['127.0.0.0/8'] });
});
afterEach(() => provider.stop());

async function signIn(username: string, password: string, address: string) {
  const reply = await provider.callAt('/api/auth', { username, password }, { headers: { 'x-forwarded-for': address } });
  return { status: reply.statusCode, body: reply.json<{ api_status: number; errors?: { error_text: string } }>() };
}
const isEvaluated = ({ body }: Awaited<ReturnType<typeof signIn>>) => body.errors?.error_text === SIGN_INS;

test('of eighty wrong passwords at the same time ten are evaluated', async () => {
  await provider.signUp('asha');

  const replies = await Promise.all(Array.from({ length: 80 }, (_, index) => signIn('asha', 'nonsense', `192.0.2.${index}`)));

  expect(replies.filter(isEvaluated)).toHaveLength(10);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(70);
});

test('username and e-mail address of an account share one limit', async () => {
  await provider.signUp('asha');
  const names = ['asha', 'ASHA', 'asha@example.org', 'Asha@Example.org'];

  const replies = [];
  for (let attempt = 0; attempt < 12; attempt++) replies.push(await signIn(names[attempt % 4] ?? '', 'nonsense', `192.0.2.${attempt}`));

  expect(replies.filter(isEvaluated)).toHaveLength(10);
});

test('an unknown name has the same limit, so that the limit does not reveal which accounts exist', async () => {
  const replies = [];
  for (let attempt = 0; attempt < 12; attempt++) replies.push(await signIn('nobody', 'nonsense', `192.0.2.${attempt}`));

  expect(replies.filter(isEvaluated)).toHaveLength(10);
});

test('an attack from elsewhere does not lock a member out where they have signed in before', async () => {
  await provider.signUp('asha');
  expect((await signIn('asha', 'asha-password', '198.51.100.7')).body.api_status).toBe(200);
  for (let attempt = 0; attempt < 30; attempt++) await signIn('asha', 'nonsense', `192.0.2.${attempt}`);

  expect((await signIn('asha', 'asha-password', '192.0.2.200')).status).toBe(429);
  expect((await signIn('asha', 'asha-password', '198.51.100.7')).body.api_status).toBe(200);
});

test('an attack on other accounts from the same address does not lock a member out there', async () => {
  await provider.signUp('asha');
  await signIn('asha', 'asha-password', '198.51.100.7');
  for (let attempt = 0; attempt < 110; attempt++) await signIn(`name${attempt}`, 'nonsense', '198.51.100.7');

  expect((await signIn('ben', 'nonsense', '198.51.100.7')).status).toBe(429);
  expect((await signIn('asha', 'asha-password', '198.51.100.7')).body.api_status).toBe(200);
});

test('guesses from a known address are limited too', async () => {
  await provider.signUp('asha');
  await signIn('asha', 'asha-password', '198.51.100.7');
  const replies = [];
  for (let attempt = 0; attempt < 12; attempt++) replies.push(await signIn('asha', 'nonsense', '198.51.100.7'));

  expect(replies.filter(isEvaluated)).toHaveLength(10);
  expect((await signIn('asha', 'asha-password', '198.51.100.7')).status).toBe(429);
});

test('wrong passwords from one address do not lock out members at another', async () => {
  await provider.signUp('asha');
  const replies = [];
  for (let attempt = 0; attempt < 110; attempt++) replies.push(await signIn(`name${attempt}`, 'nonsense', '203.0.113.9'));

  expect(replies.filter(isEvaluated)).toHaveLength(100);
  expect((await signIn('asha', 'asha-password', '192.0.2.1')).body.api_status).toBe(200);
});

test('right passwords use up no limit', async () => {
  await provider.signUp('asha');
  for (let attempt = 0; attempt < 120; attempt++) expect((await signIn('asha', 'asha-password', '198.51.100.7')).body.api_status).toBe(200);
});
