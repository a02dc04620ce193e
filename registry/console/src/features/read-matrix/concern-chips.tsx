import { Chip, Tooltip } from '@social/ui';
import type { Concern } from './matrix-model';

/** Shows what an operator should look at. The reasons are read out with each. */
export function ConcernChips({ concerns }: { concerns: readonly Concern[] }) {
  return concerns.map(({ severity, text, detail }) => (
    <Tooltip key={text} title={detail}>
      <Chip size="small" color={severity} variant="outlined" label={text} aria-label={`${text}. ${detail}`} role="note" tabIndex={0} />
    </Tooltip>
  ));
}
