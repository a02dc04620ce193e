import { createContext, type ReactNode } from 'react';

/** The likes and comments of a photo's post, shown below it over the whole screen. The page that composes a post provides them. */
export const PhotoActions = createContext<ReactNode>(null);
