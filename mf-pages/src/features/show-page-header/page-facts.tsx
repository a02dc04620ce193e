import type { Page } from '@social/api/pages/page';
import { t } from '@social/texts';
import { Stack, styled, TextLink, Typography } from '@social/ui';
import type { ReactNode } from 'react';
import { isWebAddress } from '../../lib/web-address';

/** Shows the page's description, contact details and social links. */
export function PageFacts({ page: { description, settings } }: { page: Page }) {
  const socialLinks = [
    ['Facebook', settings.facebook],
    ['Twitter', settings.twitter],
    ['Instagram', settings.instagram],
    ['VKontakte', settings.vk],
    ['LinkedIn', settings.linkedin],
    ['YouTube', settings.youtube],
  ].filter((entry): entry is [string, string] => entry[1] !== undefined && isWebAddress(entry[1]));

  return (
    <Stack spacing={1.5} sx={{ mt: 2 }}>
      {description !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
      <Facts>
        {isWebAddress(settings.website) && (
          <Fact label={t('Website')}>
            <ExternalLink href={settings.website}>{settings.website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</ExternalLink>
          </Fact>
        )}
        {settings.phone !== '' && (
          <Fact label={t('Phone')}>
            <TextLink href={`tel:${settings.phone.replace(/[^\d+]/g, '')}`}>{settings.phone}</TextLink>
          </Fact>
        )}
        {settings.company !== '' && <Fact label={t('Company')}>{settings.company}</Fact>}
        {settings.address !== '' && <Fact label={t('Location')}>{settings.address}</Fact>}
        {socialLinks.length > 0 && (
          <Fact label={t('Elsewhere')}>
            {socialLinks.map(([name, url], index) => (
              <span key={name}>
                {index > 0 && ', '}
                <ExternalLink href={url}>{name}</ExternalLink>
              </span>
            ))}
          </Fact>
        )}
      </Facts>
    </Stack>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </TextLink>
  );
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: theme.spacing(1, 3),
  margin: 0,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));
