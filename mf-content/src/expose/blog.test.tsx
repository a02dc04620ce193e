import { remoteModule } from '@social/contracts';
import * as expose from './blog';

test('the module exports a region', () => {
  expect(remoteModule.safeParse(expose).success).toBe(true);
});
