import { ApiError } from '@social/api';

/** Returns the required part of a reply. @throws {ApiError} `contract` when the provider reported success without it. */
export function requireResult<T>(value: T | null, callName: string): T {
  if (value === null) throw new ApiError('contract', `${callName} answered without what was asked for`);
  return value;
}
