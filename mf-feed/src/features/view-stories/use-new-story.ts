import { ApiError } from '@social/api';
import { createStory } from '@social/api/stories/create-story';
import { apiClient, useSession } from '@social/session';
import { notify } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { storiesQuery } from './stories-query';

export type NewStoryState = { kind: 'editing' } | { kind: 'sending'; percent: number } | { kind: 'failed'; error: Error };

/** Edits and uploads a new story. Calls `onDone` after the upload. */
export function useNewStory(onDone: () => void) {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [description, setDescription] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [state, setState] = useState<NewStoryState>({ kind: 'editing' });
  const request = useRef<AbortController | null>(null);

  function selectFile(chosen: File): void {
    const isSupported = /^(image|video)\//.test(chosen.type);
    setRefusal(isSupported ? null : `${chosen.name} is neither a photo nor a video.`);
    if (isSupported) setFile(chosen);
    setState({ kind: 'editing' });
  }

  async function send(): Promise<void> {
    if (!file) return;
    request.current = new AbortController();
    setState({ kind: 'sending', percent: 0 });
    const story = { kind: file.type.startsWith('video/') ? ('video' as const) : ('image' as const), file, description: description.trim() };
    try {
      await createStory(apiClient, story, {
        signal: request.current.signal,
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

  return { state, file, description, refusal, selectFile, setDescription, send, cancel: () => request.current?.abort() };
}
