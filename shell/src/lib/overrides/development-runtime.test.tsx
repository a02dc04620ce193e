import * as React from 'react';
import { supportDevelopmentJsx } from './development-runtime';

test("a dispatcher of React without getOwner gets one, and React's own is kept", () => {
  supportDevelopmentJsx();
  const internals = (React as unknown as Record<string, { A: { getOwner?: () => unknown } | null }>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ];
  if (!internals) throw new Error('React has renamed what the development runtime of JSX reads.');
  const before = internals.A;
  const own = () => 'owner';

  internals.A = {};
  expect(internals.A?.getOwner?.()).toBeNull();
  internals.A = { getOwner: own };
  expect(internals.A?.getOwner).toBe(own);
  internals.A = before;
});
