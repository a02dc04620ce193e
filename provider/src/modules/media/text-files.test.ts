import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';
import { toBytes } from '../../testing/test-files';

let provider: RunningProvider;
let asha: Member;
beforeAll(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
});
afterAll(() => provider.stop());

const publish = (name: string, content: Uint8Array<ArrayBuffer>) => provider.upload('new_post', {}, [['postFile', name, content]], asha);

test.each(['notes.txt', 'notes.md', 'Größen.CSV'])('%s is accepted, and served as text to download', async (name) => {
  const { post_data } = await publish(name, toBytes('<script>alert(1)</script>; naïve, 1'));
  const { postFile_full: address, postFileName } = post_data as { postFile_full: string; postFileName: string };

  expect(postFileName).toBe(name);
  const file = await provider.app.inject(new URL(address).pathname);
  expect(file.body).toBe('<script>alert(1)</script>; naïve, 1');
  expect(file.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  });
});

const refused: [title: string, name: string, content: Uint8Array<ArrayBuffer>][] = [
  ['a program named a text', 'notes.txt', toBytes(`MZ${'\0'.repeat(400)}`)],
  ['a text in no known encoding', 'notes.csv', new Uint8Array([0x61, 0xff, 0xfe, 0x62])],
  [
    'a picture named a text',
    'notes.md',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
  ],
  ['a page', 'notes.html', toBytes('<html></html>')],
];

test.each(refused)('%s is refused', async (_title, name, content) => {
  expect(await publish(name, content)).toMatchObject({ errors: { error_text: expect.stringContaining(`"${name}" can not be used here`) } });
});
