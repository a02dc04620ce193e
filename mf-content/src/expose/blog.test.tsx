import { remoteModule } from '@social/contracts';
import * as expose from './blog';

test('the shell can show it', () => {
  expect(remoteModule.safeParse(expose).success).toBe(true);
});
