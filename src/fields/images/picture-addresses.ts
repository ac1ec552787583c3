/** Where the sizes of a picture are found: at the server, unless whoever draws the page says otherwise. */
import { createContext } from 'react';
import { type PictureFacts, pictureSources } from '../../rules/files/picture-path.ts';

export type PictureAddresses = (path: string, facts: PictureFacts) => ReturnType<typeof pictureSources>;

export const PictureAddressesContext = createContext<PictureAddresses>(pictureSources);
