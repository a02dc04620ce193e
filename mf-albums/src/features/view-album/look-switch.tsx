import ColumnsIcon from '@mui/icons-material/GridViewOutlined';
import RowsIcon from '@mui/icons-material/ViewQuiltOutlined';
import { t } from '@social/texts';
import { IconButton, styled, Tooltip } from '@social/ui';
import type { AlbumLook } from './album-look';

const looks = [
  { look: 'columns', label: t('Two columns'), Icon: ColumnsIcon },
  { look: 'rows', label: t('Rows in real proportions'), Icon: RowsIcon },
] as const;

/** Chooses how the photos of albums are shown. */
export function LookSwitch({ look: chosen, onChange }: { look: AlbumLook; onChange: (look: AlbumLook) => void }) {
  return (
    <Group role="group" aria-label={t('How photos are shown')}>
      {looks.map(({ look, label, Icon }) => (
        <Tooltip key={look} title={label}>
          <IconButton
            aria-label={label}
            aria-pressed={look === chosen}
            color={look === chosen ? 'primary' : 'default'}
            onClick={() => onChange(look)}
          >
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
    </Group>
  );
}

const Group = styled('div')({ display: 'flex', marginInlineStart: 'auto' });
