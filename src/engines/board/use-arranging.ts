/** Arranging a board: the order takes effect at once and is saved behind it; one that cannot be saved goes back. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelShape } from '../../define/shapes/block-shapes.ts';
import { type BoardOrder, useEngineServices } from '../frame/engine-services.tsx';
import { useFrame } from '../frame/frame.tsx';
import { inOrder, moved } from './panel-order.ts';

export interface Arranging {
  readonly panels: readonly PanelShape[];
  /** Nobody keeps an order here. */
  readonly isFixed: boolean;
  /** The order is not known yet: tiles that jump are worse than tiles that come a moment later. */
  readonly isWaiting: boolean;
  readonly isOwn: boolean;
  /** Read aloud after a move. */
  readonly said: string;
  move(panel: PanelShape, by: -1 | 1): void;
  reset(): void;
}

const fixed: BoardOrder = { tiles: [], save: async () => {} };
const nobody = () => fixed;

export function useArranging(all: readonly PanelShape[], allowed: readonly PanelShape[]): Arranging {
  const { t } = useTranslation();
  const { prefix } = useFrame();
  const { boardOrders } = useEngineServices();
  // Whether anybody keeps an order never changes while a board stands.
  const useOrder = boardOrders?.useOrder ?? nobody;
  const { tiles, save } = useOrder(prefix);
  const [own, setOwn] = useState<readonly string[]>();
  const [said, setSaid] = useState('');
  const order = own ?? tiles ?? [];
  const arranged = inOrder(all, order);
  const panels = arranged.filter((panel) => allowed.includes(panel));
  const keep = (next: readonly string[]) => {
    setOwn(next);
    save(next).catch(() => setOwn(undefined));
  };
  return {
    panels,
    isFixed: boardOrders === undefined,
    isWaiting: tiles === undefined,
    isOwn: order.length > 0,
    said,
    move: (panel, by) => {
      const place = panels.indexOf(panel) + by;
      if (place < 0 || place >= panels.length) return;
      keep(moved(panels, panel, by));
      setSaid(
        t('{tile} is now tile {place} of {count}', { tile: t(panel.title), place: place + 1, count: panels.length }),
      );
    },
    reset: () => {
      keep([]);
      setSaid(t('The tiles stand as they were made'));
    },
  };
}
