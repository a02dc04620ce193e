import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailer } from './mailer';

const LINK = `http://localhost:4000/reset-password#${'x'.repeat(32)}`;
const mail = { to: 'ana@example.org', subject: 'A link', text: `Open this:\n\n${LINK}` };

test('without a mail server each mail is a separate file that only its owner may read', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mail-'));
  const mailer = createMailer({ smtpUrl: null, from: 'Social <no-reply@social.example>', directory: join(directory, 'new') });

  await mailer.send(mail);
  await mailer.send(mail);

  const names = await readdir(join(directory, 'new'));
  expect(names).toHaveLength(2);
  const file = join(directory, 'new', names[0] ?? '');
  const written = await readFile(file, 'utf8');
  expect(written).toMatch(/^From: Social <no-reply@social\.example>$/m);
  expect(written).toMatch(/^To: ana@example\.org$/m);
  // The link is not broken, so that it can be opened from the file.
  expect(written).toContain(LINK);
  expect((await stat(file)).mode & 0o077).toBe(0);
  await rm(directory, { recursive: true });
});

test('with a mail server the mail is sent there', async () => {
  const received: string[] = [];
  const server = await listen(received);
  const { port } = server.address() as { port: number };
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@social.example', directory: '' });

  await mailer.send(mail);

  expect(received.join('\n')).toMatch(/MAIL FROM:<no-reply@social\.example>[^]*RCPT TO:<ana@example\.org>[^]*Subject: A link/);
  server.close();
});

/** Starts a mail server that accepts everything. */
function listen(received: string[]): Promise<Server> {
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      received.push(text);
      if (isData && text.endsWith('\r\n.\r\n')) isData = false;
      if (isData) return;
      const [command = ''] = text.split(/\s/);
      if (command === 'DATA') isData = true;
      socket.write(command === 'DATA' ? '354 go on\r\n' : '250 done\r\n');
      if (command === 'QUIT') socket.end();
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
