import { ApiError } from '@social/api';
import { createStory } from '@social/api/stories/create-story';
import { apiClient, useSession } from '@social/session';
import { notify } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { storiesQuery } from './stories-query';

export type NewStoryState = { kind: 'editing' } | { kind: 'sending'; percent: number } | { kind: 'failed'; error: Error };

/** A story being made: what was chosen and written, and how far it is. `onDone` when it is up. */
export function useNewStory(onDone: () => void) {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [description, describe] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [state, setState] = useState<NewStoryState>({ kind: 'editing' });
  const journey = useRef<AbortController | null>(null);

  function choose(chosen: File): void {
    const isFit = /^(image|video)\//.test(chosen.type);
    setRefusal(isFit ? null : `${chosen.name} is neither a photo nor a video.`);
    if (isFit) setFile(chosen);
    setState({ kind: 'editing' });
  }

  async function send(): Promise<void> {
    if (!file) return;
    journey.current = new AbortController();
    setState({ kind: 'sending', percent: 0 });
    const story = { kind: file.type.startsWith('video/') ? ('video' as const) : ('image' as const), file, description: description.trim() };
    try {
      await createStory(apiClient, story, {
        signal: journey.current.signal,
        onUploadProgress: ({ sentBytes, totalBytes }) =>
          setState({ kind: 'sending', percent: totalBytes ? Math.round((100 * sentBytes) / totalBytes) : 0 }),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(error.kind === 'aborted' ? { kind: 'editing' } : { kind: 'failed', error });
      return;
    }
    onDone();
    void notify({ severity: 'success', message: 'Your story is up for a day.' });
    await queries.invalidateQueries({ queryKey: storiesQuery(apiClient, userId).queryKey });
  }

  return { state, file, description, refusal, choose, describe, send, giveUp: () => journey.current?.abort() };
}
