/** Where a block stands: in the page, in a part of it, or in a card; and how its address values are told apart. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export interface Frame {
  /** page: alone under the page head; part: one of several in the page; tile: in a card of a board; aside: beside a record; card: on a page that is one card. */
  readonly kind: 'page' | 'part' | 'panel' | 'aside' | 'card';
  /** Before the names of address values, so that two tables of one screen do not share a page number. */
  readonly prefix: string;
  /** English title of the card or panel around, for messages. */
  readonly title?: string;
  /** What is asked for changes while somebody types elsewhere: what is there stays until the answer comes. */
  readonly steady?: boolean;
  /** What else is in the page only chooses what it shows: its buttons stand in the head of the page. */
  readonly isChosen?: boolean;
  /** A row of tabs stands above: another one looks like parts of what is open there. */
  readonly hasTabs?: boolean;
  /** What the tabs around are called in the address, where there are any: others have a name of their own. */
  readonly tabKey?: string;
}

const FrameContext = createContext<Frame>({ kind: 'page', prefix: '' });

export const useFrame = (): Frame => useContext(FrameContext);

export interface FrameProviderProps {
  readonly frame?: Frame['kind'];
  /** Added to the prefix of the place around. */
  readonly prefix?: string;
  readonly title?: string | undefined;
  readonly steady?: boolean;
  readonly isChosen?: boolean;
  readonly hasTabs?: boolean;
  readonly tabKey?: string;
  readonly children: ReactNode;
}

export function FrameProvider(props: FrameProviderProps) {
  const { frame, prefix = '', title, steady, isChosen = false, hasTabs, tabKey, children } = props;
  const around = useFrame();
  const place = useMemo<Frame>(
    () => ({
      ...around,
      ...(frame === undefined ? {} : { kind: frame, isChosen }),
      ...(title === undefined ? {} : { title }),
      ...(steady === undefined ? {} : { steady }),
      ...(hasTabs === undefined ? {} : { hasTabs }),
      ...(tabKey === undefined ? {} : { tabKey }),
      prefix: around.prefix + prefix,
    }),
    [around, frame, prefix, title, steady, isChosen, hasTabs, tabKey],
  );
  return <FrameContext value={place}>{children}</FrameContext>;
}

/** The first block needs no prefix: addresses of screens with one table stay short. */
export const prefixAt = (index: number): string => (index === 0 ? '' : `${index + 1}-`);
