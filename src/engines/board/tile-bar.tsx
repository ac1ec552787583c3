/** The bar over a tile while a board is arranged: dragged by its grip, moved by arrows, hidden; the focus stays, so one can go on. */
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelShape } from '../../define/shapes/block-shapes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from './board.module.css';
import { tileTitle } from './panels.ts';
import type { Arranging } from './use-arranging.ts';

export interface TileBarProps {
  readonly panel: PanelShape;
  readonly arranging: Pick<Arranging, 'panels' | 'move' | 'hide'>;
  /** It is taken off the page, and not hidden from one person. */
  readonly removes?: true;
  readonly grip: Readonly<Record<string, (event: PointerEvent<HTMLElement>) => void>>;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

export function TileBar({ panel, arranging, removes, grip }: TileBarProps) {
  const { t } = useTranslation();
  const { panels, move, hide } = arranging;
  const at = panels.indexOf(panel);
  const pressed = useRef<HTMLElement>(undefined);
  // A tile that was moved is a new place in the page: the browser would lose the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useLayoutEffect(() => {
    const button = pressed.current;
    pressed.current = undefined;
    if (!button) return;
    button.focus();
    if (button.matches(':disabled')) button.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [at]);
  const step = (button: HTMLElement, by: number) => {
    pressed.current = button;
    move(panel, at + by);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const isMirrored = /Left|Right/.test(event.key) && getComputedStyle(event.currentTarget).direction === 'rtl';
    step(event.currentTarget, isMirrored ? -by : by);
  };
  const tile = tileTitle(panel, t);
  return (
    <div className={styles['bar']}>
      <IconButton
        {...grip}
        className={styles['grip']}
        label={t('Move {tile} by dragging or with the arrow keys', { tile })}
        icon={<Icon name="grip-vertical" />}
        onKeyDown={press}
      />
      <span>
        {at + 1} / {panels.length}
      </span>
      <IconButton
        label={t('Move {tile} forward', { tile })}
        icon={<Icon name="arrow-left" />}
        disabled={at === 0}
        onClick={({ currentTarget }) => step(currentTarget, -1)}
      />
      <IconButton
        label={t('Move {tile} back', { tile })}
        icon={<Icon name="arrow-right" />}
        disabled={at === panels.length - 1}
        onClick={({ currentTarget }) => step(currentTarget, 1)}
      />
      <IconButton
        label={removes ? t('Remove {tile}', { tile }) : t('Hide {tile}', { tile })}
        icon={<Icon name={removes ? 'x' : 'eye-off'} />}
        onClick={() => hide(panel)}
      />
    </div>
  );
}
