import { decodeOrNull, list, object, text } from '@social/api/wire';
import { plural } from '@social/texts';
import { Alert } from '@social/ui';
import { useLocation } from '@social/ui/router';
import { useState } from 'react';

const linkState = object({ refusedFiles: list(text) });

/** Lists the files of a newly created album that the provider refused, with the reasons. */
export function RefusedFilesNotice() {
  const refusedFiles = decodeOrNull(linkState, useLocation().state)?.refusedFiles ?? [];
  const [isDismissed, setDismissed] = useState(false);
  if (refusedFiles.length === 0 || isDismissed) return null;
  return (
    <Alert severity="warning" role="alert" onClose={() => setDismissed(true)}>
      {plural(refusedFiles.length, {
        one: 'Your album is published without one file.',
        other: 'Your album is published without {count} files.',
      })}
      {refusedFiles.map((reason) => (
        <div key={reason} dir="auto">
          {reason}
        </div>
      ))}
    </Alert>
  );
}
