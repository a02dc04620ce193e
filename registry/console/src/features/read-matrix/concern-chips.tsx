import { Chip, Tooltip } from '@social/ui';
import type { Concern } from './matrix-model';

/** Shows the states that need an operator's attention. Screen readers also read the reasons. */
export function ConcernChips({ concerns }: { concerns: readonly Concern[] }) {
  return concerns.map(({ severity, text, detail }) => (
    <Tooltip key={text} title={detail}>
      <Chip size="small" color={severity} variant="outlined" label={text} aria-label={`${text}. ${detail}`} role="note" tabIndex={0} />
    </Tooltip>
  ));
}
