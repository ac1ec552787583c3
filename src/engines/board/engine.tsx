/** A board: tiles in a grid of twelve columns, each loading and failing by itself; whoever uses it arranges them. */
import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react';
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
import { HiddenTiles } from './hidden-tiles.tsx';
import { endsOddly, isFigure, panelsFor, spansOf, tileKey, tileTitle } from './panels.ts';
import { TileBar } from './tile-bar.tsx';
import { type Arranging, useArranging } from './use-arranging.ts';
import { type Target, useDragging } from './use-dragging.ts';

export default function BoardEngine({ block, row, steps }: EngineProps<PanelsShape>) {
  const [gone, setGone] = useState<ReadonlySet<PanelShape>>(new Set());
  const leaveOut = useCallback((panel: PanelShape) => setGone((before) => new Set([...before, panel])), []);
  const allowed = panelsFor(block.panels, useCapabilities()).filter((panel) => !gone.has(panel));
  const arranging = useArranging(block.panels, allowed, block.name);
  const { panels, isOpen, isWaiting, isFixed, said } = arranging;
  const { dragging, grip } = useDragging((from, to) => {
    const panel = panels[from];
    if (panel) arranging.move(panel, to);
  });
  const spans = spansOf(panels);
  if (allowed.length === 0) return <NoTiles />;
  if (isWaiting) return null;
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !dragging) arranging.finish();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves what the buttons inside have begun
    <div className={styles['board']} onKeyDown={isOpen ? leave : undefined}>
      {!isFixed && allowed.length > 1 && <ArrangeButtons arranging={arranging} />}
      {panels.map((panel, index) => (
        <FrameProvider
          key={tileKey(panel)}
          frame="panel"
          prefix={prefixAt(block.panels.indexOf(panel))}
          title={panel.title}
        >
          <Tile
            panel={panel}
            place={index}
            span={spans[index] ?? 12}
            isOdd={endsOddly(panels, index)}
            isDragged={dragging?.from === index}
            drop={dragging?.at?.index === index ? dragging.at.side : undefined}
            bar={isOpen && <TileBar panel={panel} arranging={arranging} grip={grip(index)} />}
            onNothing={leaveOut}
            row={row}
            steps={steps}
          />
        </FrameProvider>
      ))}
      {(isOpen || panels.length === 0) && <HiddenTiles arranging={arranging} />}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  );
}

/** In the head of the page; a board somewhere inside of one is left as it is. */
function ArrangeButtons({ arranging }: { readonly arranging: Arranging }) {
  const { t } = useTranslation();
  const { actions } = useEngineServices();
  const { kind } = useFrame();
  const { isOpen, isOwn, begin, finish, reset } = arranging;
  if (kind !== 'page') return null;
  return (
    <PageHeadPortal place={actions}>
      {isOpen && isOwn && (
        <Button variant="quiet" onClick={reset}>
          {t('As it was made')}
        </Button>
      )}
      <Button
        {...(isOpen ? {} : { icon: <Icon name="arrows-move" /> })}
        variant={isOpen ? 'primary' : 'default'}
        onClick={isOpen ? finish : begin}
      >
        {isOpen ? t('Done') : t('Arrange')}
      </Button>
    </PageHeadPortal>
  );
}

interface TileProps extends Omit<EngineProps<never>, 'block'> {
  readonly panel: PanelShape;
  readonly place: number;
  readonly span: number;
  /** The last of an odd number of figures. */
  readonly isOdd: boolean;
  readonly isDragged: boolean;
  /** On which side of it the tile that is dragged will stand. */
  readonly drop: Target['side'] | undefined;
  /** While the tiles are being arranged. */
  readonly bar: ReactNode;
  /** The server has nothing for it. */
  readonly onNothing: (panel: PanelShape) => void;
}

function Tile({ panel, place, span, isOdd, isDragged, drop, bar, onNothing, row, steps }: TileProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const leaveOut = useCallback(() => onNothing(panel), [onNothing, panel]);
  return (
    <section
      className={styles['tile']}
      data-tile={place}
      data-dragged={isDragged || undefined}
      data-drop={drop}
      data-span={span}
      data-number={isFigure(panel) || undefined}
      data-odd={isOdd || undefined}
      aria-label={tileTitle(panel, t)}
    >
      {bar}
      {!isFigure(panel) && (panel.named ?? panel.title) !== '' && (
        <header className={styles['head']}>
          <h2>{tileTitle(panel, t)}</h2>
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
