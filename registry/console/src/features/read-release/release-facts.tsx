import type { ListedRelease } from '@social/registry-client/browser';
import { TextLink } from '@social/ui';
import { TimeAgo } from '../../lib/format/time-ago';
import { formatBytes } from '../../lib/format/format-bytes';
import { FactList } from '../../lib/layout/fact-list';
import { Mono } from '../../lib/layout/version-text';

/** Shows the known origin of a release. */
export function ReleaseFacts({ release }: { release: ListedRelease }) {
  const { provenance, publishedAt, publishedBy, digest, sizeBytes, fileCount } = release;
  return (
    <FactList>
      {provenance.changelog !== undefined && (
        <div>
          <dt>What is new</dt>
          <dd>{provenance.changelog}</dd>
        </div>
      )}
      <div>
        <dt>Published</dt>
        <dd>
          <TimeAgo at={publishedAt} /> by {publishedBy}
        </dd>
      </div>
      {provenance.commit !== undefined && (
        <div>
          <dt>Commit</dt>
          <dd>
            <Mono title={provenance.commit}>{provenance.commit.slice(0, 12)}</Mono>
            {provenance.branch !== undefined && ` on ${provenance.branch}`}
          </dd>
        </div>
      )}
      {provenance.builder !== undefined && (
        <div>
          <dt>Built by</dt>
          <dd>
            <Builder address={provenance.builder} />
          </dd>
        </div>
      )}
      <div>
        <dt>Size</dt>
        <dd>
          {formatBytes(sizeBytes)} in {fileCount} files
        </dd>
      </div>
      <div>
        <dt>Digest</dt>
        <dd>
          <Mono title={digest}>{digest.slice(0, 16)}</Mono>
        </dd>
      </div>
    </FactList>
  );
}

/** The address comes from the build, so only web addresses become links. */
function Builder({ address }: { address: string }) {
  if (!/^https?:\/\//.test(address)) return address;
  return (
    <TextLink href={address} target="_blank" rel="noreferrer">
      {address}
    </TextLink>
  );
}
