import { readCommands, type Commands } from './document-commands';
import { expect } from './check-installation';
import { registerMember, signIn, SITE, untilAnswering, type Front, type Member } from './installation-front';

const connection = 'export REGISTRY_URL=https://registry.example.org REGISTRY_TOKEN=$(cat .cache/operator-token)';

/** Changes between backup and restore, which are lost: edges see later revisions than the backup has. */
const lostChanges = `${connection}
npm run -s registry -- unpin production mf_albums --reason 'after the backup' --wait
npm run -s registry -- rollback production --reason 'after the backup'
`;
const laterChange = `${connection}
npm run -s registry -- unpin production mf_content --reason 'after the restore' --wait
`;

export type RestoreWalk = { guide: string; front: Front; run(commands: Commands): Promise<void>; say(line: string): void };

/**
 * Runs every command of docs/backup-and-upgrade.md in an installation. Members and pins come and go between backup and restore.
 * @throws {Error} if a command fails, what was backed up is missing, or the edge does not follow the restored registry.
 */
export async function walkRestore({ guide, front, run, say }: RestoreWalk): Promise<void> {
  const script = (text: string): Commands => ({ heading: '', line: 0, target: 'checkout', script: text });
  const backedUp = await registerMember(front, 'bina');
  let late: Member | null = null;
  for (const commands of readCommands(guide)) {
    if (commands.heading === 'Restore' && !late) {
      late = await registerMember(front, 'late');
      await run(script(lostChanges));
    }
    await run(commands);
  }
  if (!late) throw new Error('The guide has no section named Restore.');
  await untilAnswering(front);

  await signIn(front, backedUp);
  const picture = await front.get(backedUp.picture);
  expect(picture.status === 200, `a picture of before the backup was answered ${picture.status}`);
  const refused = await signIn(front, late).then(
    () => false,
    () => true,
  );
  expect(refused, 'a member of after the backup is still there');
  await registerMember(front, 'later');
  say('A member of before the backup signs in and has the picture; a later one is gone; another registers and sets a picture.');

  expect((await front.get(`${SITE}/`)).body.includes('mf_content'), 'the page does not have the backed-up composition');
  await run(script(laterChange));
  expect(!(await front.get(`${SITE}/`)).body.includes('mf_content'), 'the edge does not follow a pin after the restore');
  say('The edge serves the restored history, and follows a pin after it.');
}
