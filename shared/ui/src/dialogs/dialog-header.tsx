import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '@social/texts';
import { CloseIcon } from '../icons';

export type DialogHeaderProps = {
  /** Labels the dialog by its `aria-labelledby`. */
  titleId: string;
  title: string;
  onClose: () => void;
  closeLabel?: string;
  isDisabled?: boolean;
  className?: string;
};

/** Shows the title of a dialog and its Close button. */
export function DialogHeader({ titleId, title, onClose, closeLabel = t('Close'), isDisabled = false, className }: DialogHeaderProps) {
  return (
    <Header className={className}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      <IconButton aria-label={closeLabel} edge="end" disabled={isDisabled} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Header>
  );
}

const Header = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
