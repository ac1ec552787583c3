/** Arranging a board: everything takes effect at once and is saved together at the end; what is refused goes back, what did not arrive stays open. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnanswered } from '../../client/first/call-error.ts';
import type { PanelShape } from '../../define/shapes/block-shapes.ts';
import { type Arrangement, type BoardOrder, useEngineServices } from '../frame/engine-services.tsx';
import { useFrame } from '../frame/frame.tsx';
import { inOrder, moved } from './panel-order.ts';
import { tileKey, tileTitle } from './panels.ts';

export interface Arranging {
  readonly panels: readonly PanelShape[];
  readonly hidden: readonly PanelShape[];
  readonly isOpen: boolean;
  /** Nobody keeps an order here. */
  readonly isFixed: boolean;
  /** The order is not known yet: tiles that jump are worse than tiles that come a moment later. */
  readonly isWaiting: boolean;
  readonly isOwn: boolean;
  /** Read aloud after a change. */
  readonly said: string;
  begin(): void;
  /** Saves what has changed. */
  finish(): void;
  /** @param to its place among the tiles that are shown. */
  move(panel: PanelShape, to: number): void;
  hide(panel: PanelShape): void;
  show(panel: PanelShape): void;
  reset(): void;
}

const asMade: Arrangement = { tiles: [], hidden: [] };
const fixed: BoardOrder = { kept: asMade, save: async () => {} };
const nobody = () => fixed;

/** @param name under which the order is kept; absent: the place of the board on its screen. */
export function useArranging(all: readonly PanelShape[], allowed: readonly PanelShape[], name?: string): Arranging {
  const { t } = useTranslation();
  const { prefix } = useFrame();
  const { boardOrders } = useEngineServices();
  // Whether anybody keeps an order never changes while a board stands.
  const useOrder = boardOrders?.useOrder ?? nobody;
  const { kept, save } = useOrder(name ?? prefix);
  const [own, setOwn] = useState<Arrangement>();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const arrangement = own ?? kept ?? asMade;
  const arranged = inOrder(all, arrangement.tiles);
  const isHidden = (panel: PanelShape) => arrangement.hidden.includes(tileKey(panel));
  const mine = arranged.filter((panel) => allowed.includes(panel));
  const panels = mine.filter((panel) => !isHidden(panel));
  const unsaved = useRef<Arrangement>(undefined);
  const change = (next: Arrangement, text: string) => {
    unsaved.current = next;
    setOwn(next);
    setSaid(text);
  };
  const keep = () => {
    const next = unsaved.current;
    unsaved.current = undefined;
    if (!next) return;
    save(next).catch((error: unknown) => {
      if (!isUnanswered(error)) return setOwn(undefined);
      // What could not be sent stays, to be saved once there is a connection.
      unsaved.current ??= next;
      setOpen(true);
    });
  };
  const leave = useRef(keep);
  leave.current = keep;
  // Who goes to another screen has arranged all the same.
  useEffect(() => () => leave.current(), []);
  const tiles = arranged.map(tileKey);
  const hidden = mine.filter(isHidden);
  return {
    panels,
    hidden,
    isOpen,
    isFixed: boardOrders === undefined,
    isWaiting: kept === undefined,
    isOwn: arrangement.tiles.length + arrangement.hidden.length > 0,
    said,
    begin: () => setOpen(true),
    finish: () => {
      setOpen(false);
      keep();
    },
    move: (panel, to) => {
      if (to < 0 || to >= panels.length || to === panels.indexOf(panel)) return;
      change(
        { ...arrangement, tiles: moved(arranged, panels, panel, to) },
        t('{tile} is now tile {place} of {count}', { tile: tileTitle(panel, t), place: to + 1, count: panels.length }),
      );
    },
    hide: (panel) =>
      change(
        { tiles, hidden: [...arrangement.hidden, tileKey(panel)] },
        t('{tile} is hidden', { tile: tileTitle(panel, t) }),
      ),
    show: (panel) => {
      const left = arrangement.hidden.filter((key) => key !== tileKey(panel));
      change({ tiles, hidden: left }, t('{tile} is shown again', { tile: tileTitle(panel, t) }));
    },
    reset: () => change(asMade, t('The tiles stand as they were made')),
  };
}
