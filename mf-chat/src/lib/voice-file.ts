const EXTENSIONS: Record<string, string> = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' };

/** Names a recording. The name has its length, which recorders of browsers do not write into the file. */
export function makeVoiceFile(recorded: Blob, seconds: number): File {
  const type = recorded.type.split(';')[0] ?? '';
  return new File([recorded], `voice-message-${Math.max(1, Math.round(seconds))}s.${EXTENSIONS[type] ?? 'webm'}`, { type });
}

/** Returns the length of a recording by its name; null for other files. */
export function readVoiceSeconds(fileName: string): number | null {
  const seconds = /^voice-message-(\d+)s\.\w+$/.exec(fileName)?.[1];
  return seconds ? Number(seconds) : null;
}

/** Formats a length in seconds, such as 75, as `1:15`. */
export function formatLength(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
