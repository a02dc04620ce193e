import { acceptFiles, imageRule } from '@social/api/uploads/accept-files';
import { t } from '@social/texts';
import { FileInput, Typography } from '@social/ui';
import { $getRoot, $getSelection, $insertNodes, $isRangeSelection, mergeRegister } from 'lexical';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { $formatArticle } from './article-html';
import { createArticleEditor, startEditing } from './create-article-editor';
import { EditorContext } from './editor-context';
import { EditorFrame, EditorText, Placeholder, TextArea } from './editor-frame';
import { EditorToolbar } from './editor-toolbar';
import { LinkDialog } from './link-dialog';
import { $createPictureNode } from './picture-node';
import { Pictures } from './pictures';
import { $readStyles, plainStyles, setLink } from './selection-styles';

export type ArticleEditorProps = {
  label: string;
  /** The first content. */
  html: string;
  problem: string | undefined;
  isReadOnly: boolean;
  onChange: (html: string) => void;
  onLeave: () => void;
  /** Stores chosen pictures and returns their sources. */
  onAddPictures: (files: readonly File[]) => string[];
  findPictureUrl: (source: string) => string | null;
};

export function ArticleEditor({ label, html, problem, isReadOnly, onChange, onLeave, onAddPictures, findPictureUrl }: ArticleEditorProps) {
  const [editor] = useState(() => createArticleEditor(html));
  const [styles, setStyles] = useState(plainStyles);
  const [isEmpty, setEmpty] = useState(() => editor.read($isBlank));
  const [isLinking, setLinking] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();

  const handleUpdate = useEffectEvent((hasChanged: boolean) => {
    setStyles(editor.read($readStyles));
    if (!hasChanged) return;
    setEmpty(editor.read($isBlank));
    onChange(editor.read($formatArticle));
  });

  const insertPictures = useEffectEvent((files: readonly File[]) => addPictures(files));

  function addPictures(files: readonly File[]) {
    const chosen = acceptFiles(files, imageRule);
    setRefusals(chosen.refusals);
    const sources = onAddPictures(chosen.accepted);
    editor.update(() => {
      if (!$isRangeSelection($getSelection())) $getRoot().selectEnd();
      $insertNodes(sources.map((source) => $createPictureNode(source)));
    });
  }

  useEffect(() => {
    editor.setRootElement(root.current);
    const stop = mergeRegister(
      startEditing(editor, (files) => insertPictures(files)),
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => handleUpdate(dirtyElements.size + dirtyLeaves.size > 0)),
    );
    return () => {
      stop();
      editor.setRootElement(null);
    };
  }, [editor]);

  useEffect(() => editor.setEditable(!isReadOnly), [editor, isReadOnly]);

  return (
    <EditorContext value={{ editor, findPictureUrl }}>
      <EditorFrame data-invalid={problem !== undefined || undefined}>
        <EditorToolbar editor={editor} styles={styles} onLink={() => setLinking(true)} onPicture={() => input.current?.click()} />
        <TextArea>
          <EditorText
            ref={root}
            role="textbox"
            aria-multiline
            aria-label={label}
            aria-required
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : problemId}
            contentEditable={!isReadOnly}
            suppressContentEditableWarning
            dir="auto"
            onBlur={onLeave}
          />
          {isEmpty && <Placeholder aria-hidden>{t('Write your blog here')}</Placeholder>}
        </TextArea>
      </EditorFrame>
      <Pictures editor={editor} />
      <FileInput ref={input} label={t('Pictures of the text')} accept="image/*" isMultiple onPick={addPictures} />
      {problem !== undefined && (
        <Typography id={problemId} variant="caption" color="error" component="p" sx={{ mx: 1.75, mt: 0.5 }}>
          {problem}
        </Typography>
      )}
      {refusals.length > 0 && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
          {refusals.join(' ')}
        </Typography>
      )}
      {isLinking && (
        <LinkDialog
          url={styles.linkUrl}
          onClose={() => setLinking(false)}
          onSave={(url) => {
            setLinking(false);
            setLink(editor, url);
          }}
        />
      )}
    </EditorContext>
  );
}

function $isBlank(): boolean {
  const [first, ...others] = $getRoot().getChildren();
  return others.length === 0 && first?.getType() === 'paragraph' && $getRoot().getTextContent() === '';
}
