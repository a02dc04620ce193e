import { t } from '@social/texts';
import { Button, styled } from '@social/ui';
import { LimitedField } from '@social/ui/fields/limited-field';
import { useEditorContext } from './editor-context';

export type EditedPictureProps = {
  source: string;
  alt: string;
  caption: string;
  onDescribe: (text: string) => void;
  onCaption: (text: string) => void;
  onRemove: () => void;
};

/** A picture in the editor, with its caption and its description for those who do not see it. */
export function EditedPicture({ source, alt, caption, onDescribe, onCaption, onRemove }: EditedPictureProps) {
  const { editor, findPictureUrl } = useEditorContext();
  const url = findPictureUrl(source);

  function remove() {
    onRemove();
    editor.focus();
  }

  return (
    <Frame contentEditable={false} aria-label={alt || t('Picture')}>
      {url === null ? <Missing>{t('The picture is not here. Remove it and choose it again.')}</Missing> : <img src={url} alt={alt} />}
      <Row>
        <Field label={t('Describe the picture')} value={alt} onChange={onDescribe} />
        <Field label={t('Caption')} value={caption} onChange={onCaption} />
        <Button color="error" onClick={remove}>
          {t('Remove picture')}
        </Button>
      </Row>
    </Frame>
  );
}

function Field({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) {
  return (
    <LimitedField
      size="small"
      label={label}
      maxCharacters={300}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      // The editor would take the keys for its own.
      onKeyDown={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      slotProps={{ htmlInput: { dir: 'auto' } }}
    />
  );
}

const Frame = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: theme.spacing(1, 0, 2),
  padding: theme.spacing(1.5),
  borderRadius: 12,
  backgroundColor: theme.vars.palette.action.hover,
  fontSize: theme.typography.body2.fontSize,
  '& img': { display: 'block', maxWidth: '100%', maxHeight: 420, marginInline: 'auto', borderRadius: 8 },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > :not(button)': { flex: '1 1 220px' },
}));

const Missing = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));
