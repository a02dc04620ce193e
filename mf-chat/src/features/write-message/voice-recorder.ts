import { makeVoiceFile } from '../../lib/voice-file';

const MAX_SECONDS = 300;
/** Chromium and Firefox record the first, Safari the last. */
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

export type VoiceRecorder = {
  getSeconds: () => number;
  /** How loud it is now, from 0 to 1. */
  getLevel: () => number;
  /** Ends the recording; again, it does nothing. */
  stop: () => void;
};

/**
 * Records the microphone until it is stopped, for five minutes at most. `onEnd` gets the recording, however it ended: a device can be
 * unplugged.
 * @throws {DOMException} when the member or the browser refuses, or there is no microphone.
 */
export async function startRecorder(onEnd: (file: File | null) => void): Promise<VoiceRecorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: 32_000 });
  const parts: Blob[] = [];
  const meter = startMeter(stream);
  const startedAt = performance.now();
  let endedAt: number | null = null;
  const getSeconds = () => ((endedAt ?? performance.now()) - startedAt) / 1000;

  function stop() {
    endedAt ??= performance.now();
    if (recorder.state !== 'inactive') recorder.stop();
  }
  const limit = setTimeout(stop, MAX_SECONDS * 1000);

  recorder.ondataavailable = ({ data }) => data.size > 0 && parts.push(data);
  recorder.onstop = () => {
    endedAt ??= performance.now();
    clearTimeout(limit);
    meter.close();
    for (const track of stream.getTracks()) track.stop();
    onEnd(parts.length > 0 ? makeVoiceFile(new Blob(parts, { type: recorder.mimeType || mimeType }), getSeconds()) : null);
  };
  recorder.start(1000);
  return { getSeconds, getLevel: meter.getLevel, stop };
}

function startMeter(stream: MediaStream): { getLevel: () => number; close: () => void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    getLevel() {
      analyser.getFloatTimeDomainData(samples);
      return Math.min(1, Math.max(...samples.map(Math.abs)));
    },
    close: () => void context.close(),
  };
}
