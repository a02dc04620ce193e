import { remoteModule } from '@social/contracts';
import * as expose from './groups';

test('the module exports a region', () => {
  expect(remoteModule.safeParse(expose).success).toBe(true);
});
