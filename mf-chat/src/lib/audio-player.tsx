import { t } from '@social/texts';
import { lazyComponent, styled } from '@social/ui';
import type { AudioControlsProps } from './audio-controls';

const Placeholder = styled('div')({ height: 44, width: 260, maxWidth: '100%' });

/** Plays a sound. Its code is loaded with the first sound that is shown, the sound itself when it is played. */
export const AudioPlayer = lazyComponent<AudioControlsProps>({
  load: async () => (await import(/* webpackChunkName: 'sound' */ './audio-controls')).AudioControls,
  fallback: <Placeholder />,
  // The browser's own player needs no code of ours.
  failed: (_retry, { src, name }) => <audio src={src} controls preload="none" aria-label={name || t('Audio')} />,
});
