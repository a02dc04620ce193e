import type { Message } from '@social/api/chats/message';
import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import { Button, CloseIcon, IconButton, styled, Typography, VisuallyHidden } from '@social/ui';
import { LimitedField } from '@social/ui/fields/limited-field';
import { isTooLong } from '@social/ui/fields/text-limit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ConversationRef } from '../../lib/conversation-ref';
import { MessageHit } from './message-hit';
import { MAX_QUERY_CHARACTERS, useMessageSearch } from './use-message-search';

export type SearchPanelProps = {
  conversation: ConversationRef;
  /** The message that was jumped to. */
  shownId: string | null;
  /** Why the last jump failed; null while it did not. */
  jumpFailure: string | null;
  isJumping: boolean;
  onJump: (message: Message) => void;
  onClose: () => void;
};

/** Finds messages of the conversation below it. It stays open, so that one hit after the other can be read. Escape closes it. */
export function SearchPanel({ conversation, shownId, jumpFailure, isJumping, onJump, onClose }: SearchPanelProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const {
    query,
    data: hits,
    error,
    isSearching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useMessageSearch(conversation, text);

  // After the menu that opened it has returned the focus.
  useEffect(() => field.current?.focus(), []);

  function results(): ReactNode {
    if (text.trim() === '' || isTooLong(text, MAX_QUERY_CHARACTERS)) return null;
    if (error)
      return (
        <Typography variant="body2" role="alert">
          {t('Messages could not be searched.')} {failureMessage(error)} <Button onClick={() => void refetch()}>{t('Retry')}</Button>
        </Typography>
      );
    if (!hits || query !== text.trim()) return <Typography variant="body2">{t('Searching…')}</Typography>;
    if (hits.length === 0) return <Typography variant="body2">{t('No message has this text.')}</Typography>;
    return (
      <Hits aria-label={t('Found messages')}>
        {hits.map((message) => (
          <li key={message.id}>
            <MessageHit message={message} query={query} isShown={message.id === shownId} onOpen={() => onJump(message)} />
          </li>
        ))}
        {hasNextPage && (
          <li>
            <Button fullWidth loading={isFetchingNextPage} onClick={showEarlier}>
              {t('Earlier ones')}
            </Button>
          </li>
        )}
      </Hits>
    );
  }

  function showEarlier() {
    void fetchNextPage();
    // The button goes with the last page: the focus must not go with it.
    field.current?.focus();
  }

  return (
    <Panel role="search" aria-label={t('Search in conversation')} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <Row>
        <LimitedField
          fullWidth
          size="small"
          type="search"
          placeholder={t('Search in conversation')}
          inputRef={field}
          maxCharacters={MAX_QUERY_CHARACTERS}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { 'aria-label': t('Search in conversation'), dir: 'auto', enterKeyHint: 'search' } }}
        />
        <IconButton aria-label={t('Close the search')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Row>
      {results()}
      {isJumping && <Typography variant="body2">{t('Loading the messages up to this one…')}</Typography>}
      {jumpFailure !== null && (
        <Typography variant="body2" role="alert">
          {t('The message could not be shown. {jumpFailure}', { jumpFailure })}
        </Typography>
      )}
      <VisuallyHidden role="status">
        {!isSearching &&
          hits &&
          hits.length > 0 &&
          (hasNextPage ? t('{count} or more found', { count: hits.length }) : t('{count} found', { count: hits.length }))}
      </VisuallyHidden>
    </Panel>
  );
}

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  maxHeight: '45%',
  padding: theme.spacing(1.25, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
}));

const Row = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(1) }));

const Hits = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', overflowY: 'auto' });
