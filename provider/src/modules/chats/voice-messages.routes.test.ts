import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';
import { makeMp4, makeWebm } from '../../testing/test-files';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeAll(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterAll(() => provider.stop());

const send = (name: string, bytes: Uint8Array<ArrayBuffer>, form: Record<string, string> = {}) =>
  provider.upload('send-message', { user_id: ben.id, ...form }, [['file', name, bytes]], asha);

test.each([
  ['a WebM recording', 'voice-message-12s.webm', makeWebm('audio'), 'webm', 'audio/webm'],
  ['an MP4 recording', 'voice-message-12s.m4a', makeMp4('audio'), 'm4a', 'audio/mp4'],
])('%s is a message of type audio, and is served as audio', async (_title, name, bytes, extension, contentType) => {
  expect(await send(name, bytes, { message_type: 'audio' })).toMatchObject({
    message_data: [{ type: 'right_audio', type_two: 'audio', mediaFileName: name }],
  });

  const { messages } = await provider.call('get_user_messages', { recipient_id: asha.id }, ben);
  const { media, type } = (messages as { media: string; type: string }[]).at(-1) ?? { media: '', type: '' };
  expect(type).toBe('left_audio');
  expect(media).toMatch(new RegExp(`_audio\\.${extension}`));
  const served = await provider.app.inject({ url: new URL(media).pathname + new URL(media).search });
  expect(served.headers['content-type']).toBe(contentType);
});

test('WebM audio and video are distinguished by their tracks, not by the declared type', async () => {
  expect(await send('memo.webm', makeWebm('audio'))).toMatchObject({ message_data: [{ type: 'right_audio' }] });
  expect(await send('film.webm', makeWebm('video'))).toMatchObject({ message_data: [{ type: 'right_video' }] });
  expect(await send('memo.mp4', makeMp4('audio'))).toMatchObject({ message_data: [{ type: 'right_audio' }] });
});

test.each([
  ['film.webm', makeWebm('video')],
  ['film.mp4', makeMp4('video')],
])('%s as a voice message is refused', async (name, bytes) => {
  expect(await send(name, bytes, { message_type: 'audio' })).toMatchObject({
    errors: { error_text: `"${name}" can not be used here: this kind of file is not supported` },
  });
});
