import VerifiedIcon from '@mui/icons-material/Verified';
import { t } from '@social/texts';

/** Marks a name as verified, in the size of its text. It is no part of the door of this package: a shared module is in the shell's first load. */
export function VerifiedTick() {
  return <VerifiedIcon titleAccess={t('Verified')} color="info" fontSize="inherit" style={tickStyle} />;
}

const tickStyle = { marginInlineStart: '0.25em', verticalAlign: '-0.125em' };
