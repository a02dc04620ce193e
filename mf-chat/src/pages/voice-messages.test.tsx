import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeConversation } from '../testing/fake-conversation';
import { renderConversation } from '../testing/render-conversation';
import { wireMessage } from '../testing/wire-chats';

/** Replaces the browser's recorder: its recording is complete when it is stopped. */
class FakeRecorder {
  static isTypeSupported = (type: string) => type === 'audio/mp4';
  state = 'inactive';
  mimeType: string;
  ondataavailable: (event: { data: Blob }) => void = () => undefined;
  onstop: () => void = () => undefined;
  constructor(_stream: unknown, { mimeType }: { mimeType: string }) {
    this.mimeType = mimeType;
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable({ data: new Blob(['sound'], { type: this.mimeType }) });
    this.onstop();
  }
}

class FakeAudioContext {
  createAnalyser = () => ({ fftSize: 32, getFloatTimeDomainData: () => undefined });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = () => Promise.resolve();
}

const endTrack = jest.fn();
let getUserMedia: jest.Mock;
beforeEach(() => {
  endTrack.mockReset();
  getUserMedia = jest.fn(() => Promise.resolve({ getTracks: () => [{ stop: endTrack }] }));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  Object.assign(window, { MediaRecorder: FakeRecorder, AudioContext: FakeAudioContext });
  URL.createObjectURL ??= () => 'blob:sound';
  URL.revokeObjectURL ??= () => undefined;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'MediaRecorder');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

async function beginRecording() {
  const view = renderConversation();
  await screen.findByText('Message 1');
  await view.user.click(screen.getByRole('button', { name: 'Record a voice message' }));
  return view;
}

test('a recording can be heard before it is sent, and is sent as audio in the format of the browser', async () => {
  const { callsOf } = fakeConversation([wireMessage(1)]);
  const { user } = await beginRecording();
  await waitFor(() => expect(getUserMedia).toHaveBeenCalled());
  await screen.findByRole('group', { name: 'Recording a voice message' });
  await user.click(screen.getByRole('button', { name: 'Stop' }));

  const attachments = within(await screen.findByRole('list', { name: 'Attachments' }));
  await attachments.findByRole('button', { name: 'Play' });
  expect(endTrack).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(callsOf('send-message')).toHaveLength(1));
  expect(callsOf('send-message')[0]?.form).toMatchObject({ message_type: 'audio' });
});

test('Escape discards a recording, and Undo brings it back', async () => {
  fakeConversation([wireMessage(1)]);
  const { user } = await beginRecording();
  await screen.findByRole('group', { name: 'Recording a voice message' });
  await waitFor(() => expect(getUserMedia).toHaveBeenCalled());
  await user.keyboard('{Escape}');
  await screen.findByText('The recording was discarded.');
  expect(screen.queryByRole('list', { name: 'Attachments' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('list', { name: 'Attachments' });
});

test.each([
  ['NotAllowedError', /The microphone is not allowed for this site/],
  ['NotFoundError', 'No microphone was found.'],
  ['NotReadableError', /may be in use by another program/],
])('%s of the browser is a sentence, and the field is back', async (name, message) => {
  fakeConversation([wireMessage(1)]);
  getUserMedia.mockRejectedValue(new DOMException('', name));
  await beginRecording();
  await screen.findByText(message);
  await screen.findByRole('textbox', { name: /^Message to/ });
});

test('who has written something is offered no recording', async () => {
  fakeConversation([wireMessage(1)]);
  const { user } = renderConversation();
  await user.type(await screen.findByRole('textbox', { name: /^Message to/ }), 'Hello');
  expect(screen.queryByRole('button', { name: 'Record a voice message' })).toBeNull();
});

test('one sound plays at a time, from any position and at three speeds', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const sound = { type: 'left_audio', text: '', media: 'https://h/upload/a.webm', mediaFileName: 'voice-message-75s.webm' };
  fakeConversation([wireMessage(1, sound), wireMessage(2, sound)]);
  const { user } = renderConversation();
  const [first, second] = await screen.findAllByRole('group', { name: 'Voice message' });
  if (!first || !second) throw new Error('Two sounds are expected.');

  expect(first.textContent).toContain('1:15');
  await user.click(within(first).getByRole('button', { name: 'Play' }));
  await user.click(within(second).getByRole('button', { name: 'Play' }));
  expect(play).toHaveBeenCalledTimes(2);
  expect(pause.mock.contexts).toEqual([first.querySelector('audio')]);
  fireEvent.change(within(second).getByRole('slider', { name: 'Position' }), { target: { value: '30' } });
  expect(second.querySelector('audio')?.currentTime).toBe(30);
  for (const speed of ['1', '1.5', '2']) await user.click(within(second).getByRole('button', { name: `Speed: ${speed}×` }));
  expect(second.querySelector('audio')?.playbackRate).toBe(1);
});
