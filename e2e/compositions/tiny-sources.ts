const heading = (text: string) => `<Typography variant="h1">${text}</Typography>`;
/** A region that uses React, as all real ones do, so that a wrong range of React has an effect. */
const region = (body: string, before = '') => `
import { useSession } from '@social/session';
import { RegionSlot, Typography } from '@social/ui';
import { useId } from 'react';

export function Region(props: Readonly<Record<string, unknown>>) {
  const isSignedIn = useSession(({ userId }) => userId !== null);
  const id = useId();
  ${before}
  return <div id={id}>${body}</div>;
}
`;
const signedIn = heading("{isSignedIn ? 'Page of mf_tiny' : 'Nobody is signed in'}");
const slot = (remote: string) => `<RegionSlot remote="${remote}" expose="./card" name="Card" input={{ label: 'seven' }} />`;

/** Placeholders in the files of the build: for the remote's own name, and for the remote whose card it shows. */
export const TINY_REMOTE = 'mf_tiny';
export const TINY_NEIGHBOUR = 'mf_neighbour';

/** Exposes of a small remote by name: good ones, and one for each fault that shows only in a page. */
export const tinySources: Readonly<Record<`./${string}`, string>> = {
  './page': region(signedIn),
  './slot-page': region(`${signedIn}${slot(TINY_NEIGHBOUR)}`),
  './card': region('<p>{label}</p>', `const { label } = props; if (typeof label !== 'string') throw new Error('The card needs a label.');`),
  './conversation-lists': region('<p>Conversations</p>'),
  './post-list': region('<p>Posts</p>'),
  './crashing-page': region(signedIn, `if (isSignedIn) throw new Error('broken while rendering');`),
  './nameless-page': region(signedIn).replace('function Region', 'function Page'),
  './blocked-page': region(signedIn, `new Function('return 1')();`),
  './wrong-input-page': region(`${signedIn}${slot(TINY_NEIGHBOUR).replace("'seven'", '7')}`),
  './late-page': region(
    `${signedIn}{isLate && <Broken />}`,
    `const [isLate, setLate] = useState(false); useEffect(() => setLate(true), []);`,
  ).replace(
    '\n',
    `\nimport { useEffect, useState } from 'react';\nfunction Broken(): never { throw new Error('broken after the first render'); }\n`,
  ),
};

const exposes = Object.fromEntries(Object.keys(tinySources).map((name) => [name, `./src/${name.slice(2)}.tsx`]));

export const tinyConfig = `
import { defineRemote } from '@social/build-preset/define-remote';

export default defineRemote({ name: '${TINY_REMOTE}', appDir: import.meta.dirname, exposes: ${JSON.stringify(exposes)} });
`;
