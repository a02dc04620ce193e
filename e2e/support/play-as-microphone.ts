import type { Page } from '@playwright/test';

/**
 * The body of a function that lets a page record a tone. The machine has no microphone, and a browser's fake one needs options at start. It
 * is set on the prototype, because WebKit may recreate the object.
 */
export const PLAY_AS_MICROPHONE = `MediaDevices.prototype.getUserMedia = async () => {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const microphone = context.createMediaStreamDestination();
  tone.connect(microphone);
  tone.start();
  return microphone.stream;
};`;

/** Lets pages loaded from now on record a tone. */
export async function playAsMicrophone(page: Page): Promise<void> {
  await page.addInitScript(PLAY_AS_MICROPHONE);
}
