import { styled } from '@mui/material/styles';
import { Component, useMemo, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { offerPictureAgain } from './offer-picture-again';
import { sanitiseArticle, type ResolvePictureUrl } from './sanitise-article';
import { isAppLink, sanitiseHtml } from './sanitise-html';

export type RichTextProps = {
  /** The provider's HTML as it came. */
  html: string;
  /** Shown where the HTML can't be: the same without tags. */
  plainText: string;
  /**
   * The page of this app that an absolute link means, such as a hashtag's or a person's; null for every other link, which opens a
   * new tab. Links from the root are pages of this app without asking.
   */
  findRoute?: (href: string) => string | null;
  /**
   * For an article, which keeps its headings, tables and pictures: the address to show a picture from, null for one to leave out.
   * The same function each time. Without it there are no pictures: a post's have a place of their own.
   */
  resolvePictureUrl?: ResolvePictureUrl | undefined;
};

/** Text of members as they wrote it, made safe. */
export function RichText({ html, plainText, findRoute = noRoute, resolvePictureUrl }: RichTextProps) {
  return (
    <PlainTextBoundary key={html} plainText={plainText}>
      <SafeHtml html={html} plainText={plainText} findRoute={findRoute} resolvePictureUrl={resolvePictureUrl} />
    </PlainTextBoundary>
  );
}

function SafeHtml({ html, plainText, findRoute, resolvePictureUrl }: RichTextProps & Required<Pick<RichTextProps, 'findRoute'>>) {
  const navigate = useNavigate();
  // Parsing takes longer than the rest of a post; its text seldom changes.
  const safe = useMemo(() => sanitisedOrNull(html, resolvePictureUrl), [html, resolvePictureUrl]);
  if (safe === null || (safe === '' && html !== '')) return <PlainText text={plainText} />;

  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const route = link && (isAppLink(link) ? link.getAttribute('href') : findRoute(link.href));
    if (!route || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(route);
  }

  return <Words dir="auto" onClick={handleClick} onErrorCapture={handleError} dangerouslySetInnerHTML={{ __html: safe }} />;
}

function handleError({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) offerPictureAgain(target);
}

function sanitisedOrNull(html: string, resolvePictureUrl: ResolvePictureUrl | undefined): string | null {
  try {
    return resolvePictureUrl ? sanitiseArticle(html, resolvePictureUrl) : sanitiseHtml(html);
  } catch {
    // Text that breaks the sanitiser is shown without any HTML: the post matters more than its links.
    return null;
  }
}

/** A post whose text can't be shown as HTML is still a post: neither it nor the page around it may vanish. */
class PlainTextBoundary extends Component<{ plainText: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PlainText text={this.props.plainText} /> : this.props.children;
  }
}

function PlainText({ text }: { text: string }) {
  return (
    <div dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
      {text}
    </div>
  );
}

// Not by `sx`: a feed makes one of these for each post that comes near the screen.
const Words = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& p': { marginBlock: '0 0.6em' },
  '& > :last-child': { marginBlockEnd: 0 },
  '& a': { color: theme.vars.palette.primary.main, textDecoration: 'none', fontWeight: 500 },
  '& a:hover': { textDecoration: 'underline' },
}));

function noRoute(): null {
  return null;
}
