import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toAddressKey } from '../lib/address-key';
import { CALL_LIMITS, findLimitedKind, type LimitedKind } from '../modules/limits/limited-calls';
import { TooManyCallsError } from '../modules/limits/limits.errors';
import { measurePictures } from '../modules/media/pictures';
import type { Limit, LimitService } from '../modules/limits/limits.service';

type Options = {
  limits: LimitService;
  /** Multiplies every limit, for hosts with other needs and for tests. */
  factor: number;
};

/** Limits how often members and addresses register, write and report, and how many files they send. Runs after validation. */
export const callLimits = fastifyPlugin<Options>(
  async (app, { limits, factor }) => {
    async function check(request: FastifyRequest, kind: LimitedKind, attempts: number): Promise<void> {
      const wait = await limits.count(listLimits(request, kind, factor), attempts);
      if (wait !== null) throw new TooManyCallsError(kind, wait);
    }

    app.addHook('preHandler', async (request) => {
      if (request.is404) return;
      const call = request.routeOptions.url?.split('/').at(2) ?? '';
      const kind = findLimitedKind(call, request.body);
      if (kind) await check(request, kind, 1);
      if (request.incomingFiles.length === 0) return;
      await check(request, 'files', request.incomingFiles.length);
      const megapixels = await measurePictures(request.incomingFiles);
      if (megapixels > 0) await check(request, 'pictures', megapixels);
    });
  },
  { name: 'call-limits', dependencies: ['authentication'] },
);

function listLimits({ memberIdentity, ip }: FastifyRequest, kind: LimitedKind, factor: number): Limit[] {
  const { perMember, perAddress, windowMs } = CALL_LIMITS[kind];
  const ofAddress = { key: `${kind} from ${toAddressKey(ip)}`, max: perAddress * factor, windowMs };
  if (!memberIdentity) return [ofAddress];
  return [{ key: `${kind} of ${memberIdentity.memberId}`, max: perMember * factor, windowMs }, ofAddress];
}
