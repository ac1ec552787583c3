/** Where a block stands: in the page, in a part of it, or in a card; and how its address values are told apart. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export interface Place {
  /** page: alone under the page head; part: one of several in the page; tile: in a card of a board; aside: beside a record; card: on a page that is one card. */
  readonly frame: 'page' | 'part' | 'tile' | 'aside' | 'card';
  /** Before the names of address values, so that two tables of one screen do not share a page number. */
  readonly prefix: string;
  /** English title of the card or panel around, for messages. */
  readonly title?: string;
}

const PlaceContext = createContext<Place>({ frame: 'page', prefix: '' });

export const usePlace = (): Place => useContext(PlaceContext);

export interface WithinProps {
  readonly frame?: Place['frame'];
  /** Added to the prefix of the place around. */
  readonly prefix?: string;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

export function Within({ frame, prefix = '', title, children }: WithinProps) {
  const around = usePlace();
  const place = useMemo<Place>(
    () => ({
      ...around,
      ...(frame === undefined ? {} : { frame }),
      ...(title === undefined ? {} : { title }),
      prefix: around.prefix + prefix,
    }),
    [around, frame, prefix, title],
  );
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** The first block needs no prefix: addresses of screens with one table stay short. */
export const prefixAt = (index: number): string => (index === 0 ? '' : `${index + 1}-`);
