import VerifiedIcon from '@mui/icons-material/Verified';
import { styled } from '@mui/material/styles';
import { t } from '@social/texts';

/** Marks a name as verified, in the size of its text. */
export function VerifiedTick() {
  return <Tick titleAccess={t('Verified')} color="info" />;
}

const Tick = styled(VerifiedIcon)({ flexShrink: 0, marginInlineStart: '0.25em', fontSize: '1em', verticalAlign: '-0.125em' });
