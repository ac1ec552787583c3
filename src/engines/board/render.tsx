/** A board: tiles in a grid of twelve columns, each loading and failing by itself. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeld } from '../../client/session.ts';
import type { PanelShape, PanelsShape } from '../../define/block-shapes.ts';
import { Button } from '../../ui/Button.tsx';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { BlockView, type EngineProps } from '../block.tsx';
import { prefixAt, Within } from '../place.tsx';
import { EmptyState } from '../states.tsx';
import { SurroundingsProvider, useSurroundings } from '../surroundings.tsx';
import styles from './board.module.css';
import { isNumber, panelsFor, spansOf } from './core.ts';

export function BoardEngine({ block, row, steps }: EngineProps<PanelsShape>) {
  const panels = panelsFor(block.panels, useHeld());
  const spans = spansOf(panels);
  if (panels.length === 0) return <NoTiles />;
  return (
    <div className={styles['board']}>
      {panels.map((panel, index) => (
        <Within key={panel.title} frame="tile" prefix={prefixAt(block.panels.indexOf(panel))} title={panel.title}>
          <Tile panel={panel} span={spans[index] ?? 12} row={row} steps={steps} />
        </Within>
      ))}
    </div>
  );
}

interface TileProps extends Omit<EngineProps<never>, 'block'> {
  readonly panel: PanelShape;
  readonly span: number;
}

function Tile({ panel, span, row, steps }: TileProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <section
      className={styles['tile']}
      data-span={span}
      data-number={isNumber(panel) || undefined}
      aria-label={t(panel.title)}
    >
      {!isNumber(panel) && panel.title !== '' && (
        <header className={styles['head']}>
          <h2>{t(panel.title)}</h2>
          <CountBadge ref={setCount} />
          <div ref={setActions} className={styles['actions']} />
        </header>
      )}
      <SurroundingsProvider value={{ count, actions }}>
        <BlockView block={panel.body} row={row} steps={steps} />
      </SurroundingsProvider>
    </section>
  );
}

/** Nobody lands on a blank page: who holds no right for any tile is told whom to ask (SOLO-5). */
function NoTiles() {
  const { t } = useTranslation();
  const { contactSupport } = useSurroundings();
  return (
    <EmptyState
      icon="layout-dashboard"
      title={t('Nothing to show here yet')}
      action={contactSupport && <Button onClick={contactSupport}>{t('Contact support')}</Button>}
    >
      {t('None of the tiles fits your rights. Your administrator or support can tell you which rights you need.')}
    </EmptyState>
  );
}
