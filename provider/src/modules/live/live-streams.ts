import { randomUUID } from 'node:crypto';
import type { LiveEvent } from './live.repository';

/** Where the text of a stream goes. */
export type LiveOutput = {
  write(text: string): void;
  /** Ends the stream after what was written. */
  end(): void;
};
export type LiveStream = {
  id: string;
  memberId: number;
  sessionId: number;
  output: LiveOutput;
  /** The posts that its page shows. */
  postIds: ReadonlySet<number>;
  /** Events that arrive while the stream is still sent what it missed; null after that. */
  held: LiveEvent[] | null;
};
export type LiveLimits = { maxStreams: number; maxStreamsPerMember: number };
export type LiveStreams = ReturnType<typeof createLiveStreams>;

/** The open streams of this replica. */
export function createLiveStreams({ maxStreams, maxStreamsPerMember }: LiveLimits) {
  const byId = new Map<string, LiveStream>();
  const byMember = new Map<number, Set<LiveStream>>();

  return {
    /** Which limit one more stream of the member would exceed. */
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

    /** Removing it again changes nothing. */
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
