/** The page as it will be, each panel under a bar with which it is moved and removed; what it shows is the reader's own. */
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockView } from '../block.tsx';
import board from '../board/board.module.css';
import { endsOddly, isFigure, spansOf, tileTitle } from '../board/panels.ts';
import { TileBar } from '../board/tile-bar.tsx';
import type { Arranging } from '../board/use-arranging.ts';
import type { Dragging } from '../board/use-dragging.ts';
import { FrameProvider, prefixAt } from '../frame/frame.tsx';
import type { Tile } from '../panels/placed-panels.ts';
import styles from './arrange.module.css';

export interface CanvasProps {
  readonly tiles: readonly Tile[];
  readonly chosen: string | undefined;
  readonly dragging: Dragging | undefined;
  readonly grip: (from: number) => Readonly<Record<string, (event: PointerEvent<HTMLElement>) => void>>;
  readonly arranging: Pick<Arranging, 'panels' | 'move' | 'hide'>;
  readonly onChoose: (key: string) => void;
}

export function Canvas({ tiles, chosen, dragging, grip, arranging, onChoose }: CanvasProps) {
  const { t } = useTranslation();
  const spans = spansOf(tiles);
  const dropAt = (index: number) => (dragging?.at?.index === index ? dragging.at.side : undefined);
  return (
    <div className={`${board['board']} ${styles['canvas']}`}>
      {tiles.map((tile, index) => (
        <FrameProvider key={tile.key} frame="panel" prefix={prefixAt(index)} title={tile.title}>
          <section
            className={board['tile']}
            data-tile={index}
            data-span={spans[index] ?? 12}
            data-number={isFigure(tile) || undefined}
            data-odd={endsOddly(tiles, index) || undefined}
            data-chosen={tile.key === chosen || undefined}
            data-dragged={dragging?.from === index || undefined}
            data-drop={dropAt(index)}
            aria-label={tileTitle(tile, t)}
            onFocusCapture={() => onChoose(tile.key)}
            onPointerDownCapture={() => onChoose(tile.key)}
          >
            <TileBar panel={tile} arranging={arranging} grip={grip(index)} removes />
            {!isFigure(tile) && (tile.named ?? tile.title) !== '' && (
              <header className={board['head']}>
                <h2>{tileTitle(tile, t)}</h2>
              </header>
            )}
            <div className={styles['content']} inert>
              <BlockView block={tile.body} />
            </div>
          </section>
        </FrameProvider>
      ))}
      <p className={styles['end']} data-tile={tiles.length} data-drop={dropAt(tiles.length)}>
        {t('Drag a panel here, or choose one from the list')}
      </p>
    </div>
  );
}
