import { styled } from '@social/ui';

export type LinkCardProps = { url: string; hostName: string; title: string; description: string; imageUrl: string | null };

/** Height of every card, so that its space can be reserved before its code is loaded. Grows with the size of text. */
export const LINK_CARD_HEIGHT = '6.75rem';

/** Links to a foreign page, in a new tab, by what is known of it. Its texts are plain. */
export function LinkCard({ url, hostName, title, description, imageUrl }: LinkCardProps) {
  return (
    <CardLink href={url} target="_blank" rel="noopener noreferrer nofollow">
      {imageUrl !== null && <Picture key={imageUrl} src={imageUrl} alt="" loading="lazy" decoding="async" onError={hide} />}
      <Texts>
        <Line>{hostName}</Line>
        <Title dir="auto">{title}</Title>
        {description !== '' && <Description dir="auto">{description}</Description>}
      </Texts>
    </CardLink>
  );
}

/** Hides a picture that does not load: the texts take its space, and the card stays as high. */
function hide({ currentTarget }: { currentTarget: HTMLImageElement }) {
  currentTarget.hidden = true;
}

const CardLink = styled('a')(({ theme }) => ({
  display: 'flex',
  height: LINK_CARD_HEIGHT,
  boxSizing: 'border-box',
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

const Picture = styled('img')(({ theme }) => ({
  flex: 'none',
  width: 'min(6.75rem, 35%)',
  height: '100%',
  objectFit: 'cover',
  background: theme.vars.palette.action.hover,
  '&[hidden]': { display: 'none' },
}));

const Texts = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: '1 1 0',
  minWidth: 0,
  alignContent: 'center',
  gap: theme.spacing(0.25),
  padding: theme.spacing(1, 1.5),
}));

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
}));

const Title = styled(Line)(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600, color: 'inherit' }));

const Description = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
}));
