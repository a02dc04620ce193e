import { styled } from '@mui/material/styles';
import { Component, useMemo, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { replaceWithRetryButton } from './replace-with-retry-button';
import { sanitiseArticle, type ResolvePictureUrl } from './sanitise-article';
import { isAppLink, sanitiseHtml } from './sanitise-html';

export type RichTextProps = {
  /** The provider's HTML, not sanitised. */
  html: string;
  /** The same without tags, shown when the HTML cannot be. */
  plainText: string;
  /**
   * Finds the page of this app that an absolute link leads to, such as a hashtag's or a person's. Returns null for any other link, which
   * opens in a new tab. Links that begin with `/` are pages of this app.
   */
  findRoute?: (href: string) => string | null;
  /**
   * For an article, which keeps its headings, tables and pictures: the URL to load a picture from, or null to omit it. Pass a stable
   * function. Without it pictures are removed: a post shows its own separately.
   */
  resolvePictureUrl?: ResolvePictureUrl | undefined;
};

/** Renders HTML that members wrote, sanitised. */
export function RichText({ html, plainText, findRoute = noRoute, resolvePictureUrl }: RichTextProps) {
  return (
    <PlainTextBoundary key={html} plainText={plainText}>
      <SafeHtml html={html} plainText={plainText} findRoute={findRoute} resolvePictureUrl={resolvePictureUrl} />
    </PlainTextBoundary>
  );
}

function SafeHtml({ html, plainText, findRoute, resolvePictureUrl }: RichTextProps & Required<Pick<RichTextProps, 'findRoute'>>) {
  const navigate = useNavigate();
  // Parsing takes longer than the rest of a post, and its text seldom changes.
  const safe = useMemo(() => trySanitise(html, resolvePictureUrl), [html, resolvePictureUrl]);
  if (safe === null || (safe === '' && html !== '')) return <PlainText text={plainText} />;

  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const route = link && (isAppLink(link) ? link.getAttribute('href') : findRoute(link.href));
    if (!route || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(route);
  }

  return <Text dir="auto" onClick={handleClick} onErrorCapture={handleError} dangerouslySetInnerHTML={{ __html: safe }} />;
}

function handleError({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) replaceWithRetryButton(target);
}

function trySanitise(html: string, resolvePictureUrl: ResolvePictureUrl | undefined): string | null {
  try {
    return resolvePictureUrl ? sanitiseArticle(html, resolvePictureUrl) : sanitiseHtml(html);
  } catch {
    // HTML that breaks the sanitiser is shown as plain text: the post matters more than its links.
    return null;
  }
}

/** Shows plain text when the HTML fails to render, so that neither the post nor the page around it disappears. */
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

// Not by `sx`: a feed renders one of these for each mounted post.
const Text = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& p': { marginBlock: '0 0.6em' },
  '& > :last-child': { marginBlockEnd: 0 },
  '& a': { color: theme.vars.palette.primary.main, textDecoration: 'none', fontWeight: 500 },
  '& a:hover': { textDecoration: 'underline' },
}));

function noRoute(): null {
  return null;
}
