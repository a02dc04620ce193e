import { remoteModule } from '@social/contracts';
import * as expose from './conversation';

test('the exposed module satisfies the contract of a remote', () => {
  expect(remoteModule.safeParse(expose).success).toBe(true);
});
