import { newMember } from '../support/new-member';
import { writePrivatePost } from '../support/provider-calls';
import { slowness } from '../support/stack';
import { isWhole } from './support/cells';
import { seededRandom } from './support/seeded-random';
import { expect, test } from './support/test';
import { faultsOfStep } from './walk/random-faults';
import { expectAllStoredOnce, expectSoundPage, takeStep, type Walk } from './walk/walk';

const STEPS = isWhole ? 40 : 12;
/** `CHAOS_SEED=7` repeats one walk. */
const seeds = process.env.CHAOS_SEED ? [Number(process.env.CHAOS_SEED)] : Array.from({ length: isWhole ? 12 : 1 }, (_, index) => index + 1);

for (const seed of seeds) {
  test(`a random walk with random faults, CHAOS_SEED=${seed}: no blank page, no lost text, nothing thrown, nothing stored twice`, async ({
    author,
    authorPage: page,
    links,
    violations,
  }, testInfo) => {
    test.setTimeout(1_200_000 * slowness);
    const { name, url, gateway } = links[seed % 2 ? 'browser and edge' : 'edge and provider'];
    const friend = await newMember('Friend');
    const postId = await writePrivatePost(author, 'A post to answer');
    const walk: Walk = { page, url, author, friend, postId, random: seededRandom(seed), written: [] };
    const log: string[] = [];
    function note(line: string) {
      log.push(line);
      // Prints the steps when one walk is repeated.
      if (process.env.CHAOS_SEED) console.log(line);
    }
    try {
      note(`Faults between ${name}.`);
      await page.goto(url);
      for (let step = 1; step <= STEPS; step += 1) {
        gateway.breakCalls(faultsOfStep(seed, step));
        note(`${step}. ${await takeStep(walk)}, now at ${new URL(page.url()).pathname}`);
        await expectSoundPage(walk);
        expect(violations.filter((violation) => violation.startsWith('thrown: '))).toEqual([]);
      }
      gateway.break(null);
      await expectAllStoredOnce(walk);
    } finally {
      await testInfo.attach('steps', { body: log.join('\n'), contentType: 'text/plain' });
    }
    expect(walk.written.length).toBeGreaterThan(0);
  });
}
