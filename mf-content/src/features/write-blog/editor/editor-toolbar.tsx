import BoldIcon from '@mui/icons-material/FormatBold';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/InsertLink';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { t } from '@social/texts';
import { IconButton, ImageIcon, styled, Tooltip } from '@social/ui';
import { FORMAT_TEXT_COMMAND, REDO_COMMAND, UNDO_COMMAND, type LexicalEditor } from 'lexical';
import type { KeyboardEvent, ReactNode } from 'react';
import { toggleBlockStyle, type BlockStyle, type SelectionStyles } from './selection-styles';

export type EditorToolbarProps = {
  editor: LexicalEditor;
  styles: SelectionStyles;
  onLink: () => void;
  onPicture: () => void;
};

type Tool = { label: string; icon: ReactNode; isPressed?: boolean; onUse: () => void };

/** The buttons above the text: one stop of the Tab key, whose arrow keys move between them. */
export function EditorToolbar({ editor, styles, onLink, onPicture }: EditorToolbarProps) {
  const block = (label: string, icon: ReactNode, style: BlockStyle): Tool => ({
    ...{ label, icon, isPressed: styles.block === style },
    onUse: () => toggleBlockStyle(editor, style),
  });
  const tools: Tool[] = [
    block(t('Heading (H2)'), <Letters>H2</Letters>, 'heading'),
    block(t('Subheading (H3)'), <Letters>H3</Letters>, 'subheading'),
    { label: t('Bold'), icon: <BoldIcon />, isPressed: styles.isBold, onUse: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold') },
    {
      label: t('Italic'),
      icon: <ItalicIcon />,
      isPressed: styles.isItalic,
      onUse: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic'),
    },
    block(t('Bulleted list'), <BulletsIcon />, 'bullets'),
    block(t('Numbered list'), <NumbersIcon />, 'numbers'),
    block(t('Quote'), <QuoteIcon />, 'quote'),
    { label: t('Link'), icon: <LinkIcon />, isPressed: styles.linkUrl !== null, onUse: onLink },
    { label: t('Add a picture'), icon: <ImageIcon />, onUse: onPicture },
    { label: t('Undo typing'), icon: <UndoIcon />, onUse: () => editor.dispatchCommand(UNDO_COMMAND, undefined) },
    { label: t('Redo typing'), icon: <RedoIcon />, onUse: () => editor.dispatchCommand(REDO_COMMAND, undefined) },
  ];

  return (
    <Bar role="toolbar" aria-label={t('Formatting')} onKeyDown={moveFocus}>
      {tools.map(({ label, icon, isPressed, onUse }, index) => (
        <Tooltip key={label} title={label}>
          <IconButton
            aria-label={label}
            aria-pressed={isPressed}
            tabIndex={index === 0 ? 0 : -1}
            size="small"
            // The selection stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onUse}
          >
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </Bar>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Record<string, number> = { ArrowRight: isReversed ? -1 : 1, ArrowLeft: isReversed ? 1 : -1 };
  const step = steps[event.key];
  const next = { Home: 0, End: buttons.length - 1 }[event.key] ?? (step && (index + step + buttons.length) % buttons.length);
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: theme.spacing(0.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '12px 12px 0 0',
  backgroundColor: theme.vars.palette.background.paper,
  '& button': { width: 40, height: 40, borderRadius: 8, color: theme.vars.palette.text.secondary },
  '& button[aria-pressed="true"]': { color: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.action.selected },
}));

const Letters = styled('span')({ fontSize: '0.875rem', fontWeight: 700, lineHeight: 1 });
