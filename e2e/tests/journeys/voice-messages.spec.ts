import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

// The browser's own microphone, which beeps. Options of a project are replaced as a whole.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
});

/** On a busy machine it is stopped later. */
const SOME_SECONDS = /0:(0[2-9]|[1-5]\d)/;

test('a recorded voice message is sent, and the other member plays it', async ({ browser }) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  const hers = await pageOf(await browser.newContext({ permissions: ['microphone'] }), ada);
  await hers.goto(`/chat-detailed/${ben.userId}`);
  await hers.getByRole('button', { name: 'Record a voice message' }).click();
  await expect(hers.getByRole('timer')).toHaveText(SOME_SECONDS);
  await hers.getByRole('button', { name: 'Stop' }).click();
  await expect(hers.getByRole('list', { name: 'Attachments' }).getByRole('button', { name: 'Play' })).toBeVisible();
  await hers.getByRole('button', { name: 'Send', exact: true }).click();

  const his = await pageOf(await browser.newContext(), ben);
  await his.goto(`/chat-detailed/${ada.userId}`);
  const message = his.getByRole('group', { name: 'Voice message' });
  await expect(message).toContainText(SOME_SECONDS);
  await message.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => message.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.5);
});
