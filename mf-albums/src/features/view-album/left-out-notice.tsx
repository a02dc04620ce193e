import { decodeOrNull, list, object, text } from '@social/api/wire';
import { Alert } from '@social/ui';
import { useLocation } from '@social/ui/router';
import { useState } from 'react';

const passed = object({ leftOut: list(text) });

/** On an album that was just made: the files that the provider did not take, and why. */
export function LeftOutNotice() {
  const leftOut = decodeOrNull(passed, useLocation().state)?.leftOut ?? [];
  const [isDismissed, setDismissed] = useState(false);
  if (leftOut.length === 0 || isDismissed) return null;
  return (
    <Alert severity="warning" role="alert" onClose={() => setDismissed(true)}>
      Your album is published without {leftOut.length === 1 ? 'one file' : `${leftOut.length} files`}.
      {leftOut.map((reason) => (
        <div key={reason} dir="auto">
          {reason}
        </div>
      ))}
    </Alert>
  );
}
