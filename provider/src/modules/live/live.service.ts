import { setTimeout as delay } from 'node:timers/promises';
import { UnavailableError } from '../../lib/contract.errors';
import type { Identity } from '../account/account.service';
import type { Listener, ListenOptions } from '../../db/listen';
import { NoRoomForStreamsError, TooManyStreamsError } from './live.errors';
import type { LiveMetrics } from './live-metrics';
import { formatEvent, formatPosition, presentEvent } from './live.presenter';
import { LOG_CHANNEL, POSTS_CHANNEL, WATCH_CHANNEL, type LiveEvent, type LiveRepository, type LogPage } from './live.repository';
import type { LiveOutput, LiveStream, LiveStreams } from './live-streams';
import { createLogReader, type LogPosition } from './log-reader';
import type { PostWatch } from './post-watch';
import type { OnlineStatus } from './online-status';

/** Start of a stream: after its last event, or at the time when the page was loaded. */
export type StreamStart = { position: LogPosition | null } | { ageSeconds: number };
export type LiveDependencies = {
  log: LiveRepository;
  streams: LiveStreams;
  onlineStatus: OnlineStatus;
  postWatch: PostWatch;
  metrics: LiveMetrics;
  listen(options: ListenOptions): Listener;
  onError(error: unknown): void;
};
export type LiveService = ReturnType<typeof createLiveService>;

/** A stream that was disconnected for longer is told to fetch everything again. */
export const RETENTION_SECONDS = 600;
/** Events are stored a little longer, so that none is removed just before a stream reads it. */
const REMOVE_AFTER_SECONDS = RETENTION_SECONDS + 300;
const MAX_REPLAYED = 500;
const LISTEN_TIMEOUT_MS = 3000;
/** A member is shown as typing for this long after the last typing event. */
const TYPING_SECONDS = 8;

/** Event streams that notify members immediately of other members' actions, whichever replica stored them. */
export function createLiveService({ log, streams, onlineStatus, postWatch, metrics, listen, onError }: LiveDependencies) {
  let listener: Listener | null = null;
  const reader = createLogReader({ readSince: log.readSince, onEvents: dispatch, onError });

  function dispatch(events: readonly LiveEvent[], position: LogPosition): void {
    const reached = new Map<LiveStream, LiveEvent[]>();
    for (const event of events) {
      metrics.ages.observe(event.ageSeconds);
      for (const stream of streams.of(event.memberId)) {
        if (stream.held) stream.held.push(event);
        else reached.set(stream, [...(reached.get(stream) ?? []), event]);
      }
    }
    for (const [stream, news] of reached) send(stream, news, position);
  }

  /** The position is sent last. A stream that disconnects before it will receive these events again. */
  function send({ output }: LiveStream, events: readonly LiveEvent[], position: LogPosition): void {
    output.write(events.map(presentEvent).join('') + formatPosition(position));
    for (const event of events) {
      metrics.events.inc({ kind: event.kind });
      onlineStatus.noteDelivery(event);
    }
  }

  /** Without listening, changes that are only sent as notifications would be missed. @throws {UnavailableError} after 3 s. */
  async function startListening(): Promise<void> {
    listener ??= listen({
      channels: [LOG_CHANNEL, POSTS_CHANNEL, WATCH_CHANNEL],
      onConnected: reader.ring,
      onError,
      onNotification(channel, payload) {
        if (channel === LOG_CHANNEL) reader.ring();
        else if (channel === POSTS_CHANNEL) postWatch.handleChange(Number(payload));
        else postWatch.handleWatch(payload);
      },
    });
    const isListening = await Promise.race([listener.untilListening().then(() => true), delay(LISTEN_TIMEOUT_MS, false, { ref: false })]);
    if (!isListening) throw new UnavailableError();
  }

  async function readMissed(memberId: number, start: StreamStart): Promise<LogPage & { isTooOld: boolean }> {
    const since = 'ageSeconds' in start ? start : { transactionId: start.position?.next ?? '0' };
    const page = await log.readOf(memberId, since, MAX_REPLAYED + 1);
    const ageSeconds = 'ageSeconds' in start ? start.ageSeconds : page.at - (start.position?.at ?? 0);
    return { ...page, isTooOld: ageSeconds > RETENTION_SECONDS || page.events.length > MAX_REPLAYED };
  }

  async function replay(stream: LiveStream, start: StreamStart): Promise<void> {
    const { events, isTooOld, ...position } = await readMissed(stream.memberId, start);
    const known = new Set(events.map(({ id }) => id));
    const held = stream.held ?? [];
    stream.held = null;
    stream.output.write(formatEvent('hello', { stream: stream.id }) + (isTooOld ? formatEvent('reset', {}) : ''));
    const missed = isTooOld ? [] : events.filter(({ kind, ageSeconds }) => kind !== 'typing' || ageSeconds < TYPING_SECONDS);
    send(stream, [...missed, ...held.filter(({ id }) => !known.has(id))], position);
  }

  function assertRoom(memberId: number): void {
    const limit = streams.findLimit(memberId);
    if (limit === null) return;
    metrics.refused.inc({ limit });
    throw limit === 'member' ? new TooManyStreamsError() : new NoRoomForStreamsError();
  }

  function close(stream: LiveStream): void {
    streams.remove(stream);
    if (streams.count() === 0) reader.rest();
  }

  return {
    /**
     * Opens a stream and writes the missed events, or a request to fetch everything if there are too many. Returns the function that closes
     * it.
     * @throws {TooManyStreamsError | NoRoomForStreamsError} and if the database is unavailable. Then nothing is open.
     */
    async open({ memberId, sessionId }: Identity, start: StreamStart, output: LiveOutput): Promise<() => void> {
      assertRoom(memberId);
      const stream = streams.add({ memberId, sessionId, output });
      try {
        await startListening();
        // The order matters: events committed after `follow` arrive live, earlier ones are replayed.
        await reader.follow();
        await replay(stream, start);
      } catch (error) {
        close(stream);
        throw error;
      }
      return () => close(stream);
    },

    /** Writes to every stream, so that proxies keep it open, and checks for events whose notification was lost. */
    beat(): void {
      const position = reader.getPosition();
      if (!position) return;
      for (const { held, output } of streams.all()) if (!held) output.write(formatPosition(position));
      reader.ring();
    },

    /** Shows the members as online, ends the streams of sessions that have ended, and removes old events. */
    async maintain(): Promise<void> {
      if (streams.count() === 0) return;
      const lasting = await log.findSessions(streams.all().map(({ sessionId }) => sessionId));
      for (const { sessionId, output } of streams.all()) if (!lasting.has(sessionId)) output.end();
      await onlineStatus.show(streams.listMembers());
      await log.removeOlderThan(REMOVE_AFTER_SECONDS);
    },

    watchPosts: postWatch.watch,

    /** Ends all streams. Their clients reconnect to other replicas. */
    async close(): Promise<void> {
      onlineStatus.close();
      postWatch.close();
      for (const { output } of streams.all()) output.end();
      await listener?.close();
    },
  };
}
