/** An entry whose every region throws when it is first rendered. */
export const crashingEntry = `export const init = () => {};
export const get = async () => () => ({ Region() { throw new Error('broken while rendering'); } });
`;

/** An entry whose every module throws while it is loaded. */
export const throwingEntry = `export const init = () => {};
export const get = async () => () => { throw new Error('broken while loading'); };
`;
