import { randomUUID } from 'node:crypto';
import type { LiveEvent } from './live.repository';

/** Destination of a stream's text. */
export type LiveOutput = {
  write(text: string): void;
  /** Ends the stream after the text written so far. */
  end(): void;
};
export type LiveStream = {
  id: string;
  memberId: number;
  sessionId: number;
  output: LiveOutput;
  postIds: ReadonlySet<number>;
  /** Events that arrive while missed events are still being sent. Null after that. */
  held: LiveEvent[] | null;
};
export type LiveLimits = { maxStreams: number; maxStreamsPerMember: number };
export type LiveStreams = ReturnType<typeof createLiveStreams>;

/** The open streams of this replica. */
export function createLiveStreams({ maxStreams, maxStreamsPerMember }: LiveLimits) {
  const byId = new Map<string, LiveStream>();
  const byMember = new Map<number, Set<LiveStream>>();

  return {
    /** Returns the limit that another stream of the member would exceed, or null. */
    findLimit(memberId: number): 'member' | 'total' | null {
      if (byId.size >= maxStreams) return 'total';
      return (byMember.get(memberId)?.size ?? 0) >= maxStreamsPerMember ? 'member' : null;
    },

    add(owner: Pick<LiveStream, 'memberId' | 'sessionId' | 'output'>): LiveStream {
      const stream: LiveStream = { ...owner, id: randomUUID(), postIds: new Set(), held: [] };
      byId.set(stream.id, stream);
      byMember.set(stream.memberId, (byMember.get(stream.memberId) ?? new Set()).add(stream));
      return stream;
    },

    /** Removes a stream. Repeating it changes nothing. */
    remove(stream: LiveStream): void {
      byId.delete(stream.id);
      const others = byMember.get(stream.memberId);
      others?.delete(stream);
      if (others?.size === 0) byMember.delete(stream.memberId);
    },

    find: (id: string) => byId.get(id),
    all: () => [...byId.values()],
    of: (memberId: number) => [...(byMember.get(memberId) ?? [])],
    listMembers: () => [...byMember.keys()],
    count: () => byId.size,
  };
}
