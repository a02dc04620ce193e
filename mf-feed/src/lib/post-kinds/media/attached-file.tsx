import { t } from '@social/texts';
import { FileIcon, PdfIcon, styled } from '@social/ui';
import { shortFileName } from '../../file-name';
import { insetBox } from '../../inset-box';

export type AttachedFileProps = { kind: 'pdf' | 'file'; url: string; fileName: string };

/** Links to a document of a post, in a new tab. */
export function AttachedFile({ kind, url, fileName }: AttachedFileProps) {
  const Icon = kind === 'pdf' ? PdfIcon : FileIcon;
  return (
    <FileLink href={url} target="_blank" rel="noopener noreferrer">
      <Icon aria-hidden />
      <Name title={fileName} dir="auto">
        {shortFileName(fileName)}
      </Name>
      <Action>{kind === 'pdf' ? t('Open PDF') : t('Open file')}</Action>
    </FileLink>
  );
}

const FileLink = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  ...insetBox(theme),
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

const Name = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

const Action = styled('span')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  whiteSpace: 'nowrap',
}));
