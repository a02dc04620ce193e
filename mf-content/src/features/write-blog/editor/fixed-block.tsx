import { t } from '@social/texts';
import { Button, RichText, styled } from '@social/ui';
import { ArticleText } from '../../../lib/article-text';
import { useEditorContext } from './editor-context';

const names: Record<string, string> = { table: t('table'), figure: t('captioned picture'), pre: t('code'), hr: t('line') };

/** A block that the editor does not change, with a button to remove it. */
export function FixedBlock({ html, onRemove }: { html: string; onRemove: () => void }) {
  const { editor, findPictureUrl } = useEditorContext();
  const name = names[/^<(\w+)/.exec(html)?.[1]?.toLowerCase() ?? ''] ?? t('block');

  function remove() {
    onRemove();
    editor.focus();
  }

  return (
    <Frame contentEditable={false} role="group" aria-label={name}>
      <ArticleText>
        <RichText html={html} plainText={name} resolvePictureUrl={findPictureUrl} />
      </ArticleText>
      <Row>
        {t('It stays as it is.')}
        <Button color="error" onClick={remove}>
          {t('Remove {name}', { name })}
        </Button>
      </Row>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  margin: theme.spacing(1, 0, 2),
  padding: theme.spacing(1.5),
  border: `1px dashed ${theme.vars.palette.divider}`,
  borderRadius: 12,
  // Lexical sets both on the text around it.
  wordBreak: 'normal',
  whiteSpace: 'normal',
  '&& figure, && hr, && table, && pre': { marginBlock: theme.spacing(1) },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));
