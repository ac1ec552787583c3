/** A board: tiles in a grid of twelve columns, each loading and failing by itself; whoever uses it arranges them. */
import { type KeyboardEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../../client/session/session.ts';
import type { PanelShape, PanelsShape } from '../../define/shapes/block-shapes.ts';
import { Button } from '../../ui/Button.tsx';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { Icon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BlockView } from '../block.tsx';
import type { EngineProps } from '../engine-props.ts';
import { EngineServicesProvider, PageHeadPortal, useEngineServices } from '../frame/engine-services.tsx';
import { FrameProvider, prefixAt, useFrame } from '../frame/frame.tsx';
import { EmptyState } from '../frame/states.tsx';
import styles from './board.module.css';
import { MoveButtons } from './move-buttons.tsx';
import { isFigure, panelsFor, spansOf } from './panels.ts';
import { type Arranging, useArranging } from './use-arranging.ts';

export default function BoardEngine({ block, row, steps }: EngineProps<PanelsShape>) {
  const [gone, setGone] = useState<ReadonlySet<PanelShape>>(new Set());
  const leaveOut = useCallback((panel: PanelShape) => setGone((before) => new Set([...before, panel])), []);
  const allowed = panelsFor(block.panels, useCapabilities()).filter((panel) => !gone.has(panel));
  const arranging = useArranging(block.panels, allowed);
  const [isOpen, setOpen] = useState(false);
  const { panels, isWaiting, isFixed, said } = arranging;
  const spans = spansOf(panels);
  if (allowed.length === 0) return <NoTiles />;
  if (isWaiting) return null;
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves what the buttons inside have begun
    <div className={styles['board']} onKeyDown={isOpen ? leave : undefined}>
      {!isFixed && allowed.length > 1 && (
        <ArrangeButtons arranging={arranging} isOpen={isOpen} onChange={() => setOpen(!isOpen)} />
      )}
      {panels.map((panel, index) => (
        <FrameProvider
          key={panel.title}
          frame="panel"
          prefix={prefixAt(block.panels.indexOf(panel))}
          title={panel.title}
        >
          <Tile
            panel={panel}
            span={spans[index] ?? 12}
            arranging={isOpen ? arranging : undefined}
            onNothing={leaveOut}
            row={row}
            steps={steps}
          />
        </FrameProvider>
      ))}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  );
}

interface ArrangeButtonsProps {
  readonly arranging: Arranging;
  readonly isOpen: boolean;
  readonly onChange: () => void;
}

/** In the head of the page; a board somewhere inside of one is left as it is. */
function ArrangeButtons({ arranging, isOpen, onChange }: ArrangeButtonsProps) {
  const { t } = useTranslation();
  const { actions } = useEngineServices();
  const { kind } = useFrame();
  if (kind !== 'page') return null;
  return (
    <PageHeadPortal place={actions}>
      {isOpen && arranging.isOwn && (
        <Button variant="quiet" onClick={arranging.reset}>
          {t('As it was made')}
        </Button>
      )}
      <Button
        {...(isOpen ? {} : { icon: <Icon name="arrows-move" /> })}
        variant={isOpen ? 'primary' : 'default'}
        onClick={onChange}
      >
        {isOpen ? t('Done') : t('Arrange')}
      </Button>
    </PageHeadPortal>
  );
}

interface TileProps extends Omit<EngineProps<never>, 'block'> {
  readonly panel: PanelShape;
  readonly span: number;
  /** While the tiles are being arranged. */
  readonly arranging: Arranging | undefined;
  /** The server has nothing for it. */
  readonly onNothing: (panel: PanelShape) => void;
}

function Tile({ panel, span, arranging, onNothing, row, steps }: TileProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const leaveOut = useCallback(() => onNothing(panel), [onNothing, panel]);
  return (
    <section
      className={styles['tile']}
      data-span={span}
      data-number={isFigure(panel) || undefined}
      aria-label={t(panel.title)}
    >
      {arranging && <MoveButtons panel={panel} arranging={arranging} />}
      {!isFigure(panel) && panel.title !== '' && (
        <header className={styles['head']}>
          <h2>{t(panel.title)}</h2>
          <CountBadge ref={setCount} />
          <div ref={setActions} className={styles['actions']} />
        </header>
      )}
      <EngineServicesProvider value={{ count, actions, leaveOut }}>
        <BlockView block={panel.body} row={row} steps={steps} />
      </EngineServicesProvider>
    </section>
  );
}

/** Nobody lands on a blank page: who holds no right for any tile is told whom to ask (SOLO-5). */
function NoTiles() {
  const { t } = useTranslation();
  const { contactSupport } = useEngineServices();
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
