/** Moves a tile before or behind its neighbour; the button keeps the focus, so one can go on. */
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelShape } from '../../define/shapes/block-shapes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from './board.module.css';
import type { Arranging } from './use-arranging.ts';

export interface MoveButtonsProps {
  readonly panel: PanelShape;
  readonly arranging: Arranging;
}

export function MoveButtons({ panel, arranging }: MoveButtonsProps) {
  const { t } = useTranslation();
  const { panels, move } = arranging;
  const at = panels.indexOf(panel);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<number>(undefined);
  // A tile that was moved is a new place in the page: the browser would lose the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useLayoutEffect(() => {
    if (pressed.current === undefined) return;
    const buttons = place.current?.querySelectorAll('button');
    const wanted = buttons?.[pressed.current];
    (wanted?.disabled ? buttons?.[1 - pressed.current] : wanted)?.focus();
    pressed.current = undefined;
  }, [at]);
  const press = (by: -1 | 1) => {
    pressed.current = by < 0 ? 0 : 1;
    move(panel, by);
  };
  const tile = t(panel.title);
  return (
    <div ref={place} className={styles['move']}>
      <IconButton
        label={t('Move {tile} forward', { tile })}
        icon={<Icon name="arrow-left" />}
        disabled={at === 0}
        onClick={() => press(-1)}
      />
      <span>
        {at + 1} / {panels.length}
      </span>
      <IconButton
        label={t('Move {tile} back', { tile })}
        icon={<Icon name="arrow-right" />}
        disabled={at === panels.length - 1}
        onClick={() => press(1)}
      />
    </div>
  );
}
