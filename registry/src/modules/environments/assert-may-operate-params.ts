import { assertMayOperate, type Identity } from '../tokens/tokens.service';
import { environmentParams } from '../../common.schema';

/** @throws {ForbiddenError} unless the identity may operate the environment of the route's parameters. */
export function assertMayOperateParams(identity: Identity, params: unknown): void {
  const parsed = environmentParams.safeParse(params);
  // The route's own schema refuses an invalid name with a message.
  if (parsed.success) assertMayOperate(identity, parsed.data.environment);
}
