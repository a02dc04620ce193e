import { ApiError } from '@social/api';

/** What a reply has to hold to be one. @throws {ApiError} `contract` when the provider said yes and left it out. */
export function requireResult<T>(value: T | null, callName: string): T {
  if (value === null) throw new ApiError('contract', `${callName} answered without what was asked for`);
  return value;
}
