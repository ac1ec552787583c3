/** Where a page of panels is arranged: what there is, the page itself, and what is set of the chosen panel. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../../client/session/session.ts';
import type { PanelShape } from '../../define/shapes/block-shapes.ts';
import type { ArrangeShape, PanelFileShape } from '../../define/shapes/panel-shapes.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { actionVerdict } from '../access/verdict.ts';
import { ActionsBar } from '../action/buttons.tsx';
import { visibleActions } from '../action/prepare.ts';
import { useRunner } from '../action/runner.tsx';
import { type BindingValues, resolveInput } from '../binding/resolve.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { useSource } from '../binding/use-source.ts';
import { BlockView } from '../block.tsx';
import { tileTitle } from '../board/panels.ts';
import { useDragging } from '../board/use-dragging.ts';
import type { EngineProps } from '../engine-props.ts';
import { FrameProvider } from '../frame/frame.tsx';
import { EmptyState, FailedState, NotFoundState } from '../frame/states.tsx';
import { WaitingBlock } from '../frame/waiting.tsx';
import { newPanel, type PlacedPanel, standardPanels, tilesOf } from '../panels/placed-panels.ts';
import styles from './arrange.module.css';
import { Canvas } from './canvas.tsx';
import { OtherPages } from './other-pages.tsx';
import { Palette } from './palette.tsx';
import { PanelSettings } from './panel-settings.tsx';
import { type Draft, useDraft } from './use-draft.ts';

export default function ArrangeEngine({ block, row, steps }: EngineProps<ArrangeShape>) {
  const scope = useBindingValues({ row, steps });
  const resolved = resolveInput(block.source, block.input, scope);
  const { data, error, refetch } = useSource(block.source, resolved.state === 'ready' ? resolved.input : undefined);
  if (resolved.state === 'mismatch') return <NotFoundState />;
  if (error && data === undefined) return <FailedState error={error} again={refetch} />;
  if (data === undefined) return <WaitingBlock like="rows" />;
  return <Arrange block={block} data={data as object} scope={scope} refetch={refetch} />;
}

type Given = Parameters<typeof useDraft>[0];

function Arrange(given: Given) {
  const { block, data } = given;
  const { t } = useTranslation();
  const draft = useDraft(given);
  const { panels, change } = draft;
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState('');
  const held = useCapabilities();
  const mayChange = actionVerdict(block.publish, held, undefined).state !== 'hidden';
  const tiles = tilesOf(block.panels, panels);
  const titleOf = (panel: PanelShape) => tileTitle(panel, t);
  const put = (file: PanelFileShape, to: number) => {
    const added = newPanel(file, panels);
    change([...panels.slice(0, to), added, ...panels.slice(to)]);
    setChosen(added.Key);
    setSaid(
      t('{tile} is now tile {place} of {count}', { tile: t(file.title), place: to + 1, count: panels.length + 1 }),
    );
  };
  const move = (panel: PanelShape, to: number) => {
    if (to < 0 || to >= tiles.length) return;
    const moving = tiles.find(({ key }) => key === panel.key);
    if (!moving) return;
    const others = tiles.filter((tile) => tile !== moving).map(({ placed }) => placed);
    change([...others.slice(0, to), moving.placed, ...others.slice(to)]);
    setSaid(t('{tile} is now tile {place} of {count}', { tile: titleOf(panel), place: to + 1, count: tiles.length }));
  };
  const remove = (panel: PanelShape) => {
    change(panels.filter(({ Key }) => Key !== panel.key));
    setSaid(t('{tile} is removed', { tile: titleOf(panel) }));
  };
  // Those of the list are counted downwards from -1, so that both kinds can be dragged to the same places.
  const { dragging, grip } = useDragging((from, to) => {
    const file = from < 0 ? block.panels[-1 - from] : undefined;
    const tile = tiles[from];
    if (file) put(file, Math.min(to + 1, panels.length));
    else if (tile) move(tile, Math.min(to, tiles.length - 1));
  });
  const open = tiles.find(({ key }) => key === chosen);
  return (
    <div className={styles['arrange']}>
      <div className={styles['top']}>
        {block.others && <OtherPages others={block.others} row={data} scope={given.scope} />}
        <Bar draft={draft} block={block} row={data} scope={given.scope} />
      </div>
      {draft.isOvertaken && (
        <div className={styles['notice']}>
          <Alert variant="warning">
            {t('Somebody else has changed this page meanwhile. Discard your changes to go on from what is there now.')}
          </Alert>
        </div>
      )}
      {mayChange && (
        <Palette
          files={block.panels}
          used={new Set(panels.map(({ Panel }) => Panel))}
          grip={(index) => grip(-1 - index)}
          onAdd={(file) => put(file, panels.length)}
        />
      )}
      {tiles.length === 0 ? (
        <Empty files={block.panels} onBegin={change} />
      ) : (
        <Canvas
          tiles={tiles}
          chosen={chosen}
          dragging={dragging}
          grip={grip}
          arranging={{ panels: tiles, move, hide: remove }}
          onChoose={setChosen}
        />
      )}
      {(block.aside ?? open) && (
        <div className={styles['settings']}>
          {block.aside && (
            <FrameProvider frame="aside" prefix="page-">
              <BlockView block={block.aside} row={data} />
            </FrameProvider>
          )}
          {open && (
            <PanelSettings
              key={open.key}
              tile={open}
              onChange={(placed) => change(panels.map((each) => (each.Key === placed.Key ? placed : each)))}
            />
          )}
        </div>
      )}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  );
}

interface BarProps {
  readonly draft: Draft;
  readonly block: ArrangeShape;
  readonly row: object;
  readonly scope: BindingValues;
}

function Bar({ draft, block, row, scope: page }: BarProps) {
  const { t } = useTranslation();
  const held = useCapabilities();
  const scope = { ...page, row };
  const runner = useRunner(scope);
  const actions = visibleActions(block.actions, held, row);
  const { isDirty, busy, save, publish, discard } = draft;
  const verdict = actionVerdict(block.publish, held, row).state;
  return (
    <div className={styles['bar']}>
      <span>{isDirty ? t('Not saved yet') : t('Saved')}</span>
      {isDirty && (
        <Button variant="quiet" disabled={busy} onClick={discard}>
          {t('Discard changes')}
        </Button>
      )}
      {!isDirty && <ActionsBar actions={actions} runner={runner} scope={scope} variant="default" />}
      <Button disabled={!isDirty} busy={busy} onClick={() => void save()}>
        {t('Save')}
      </Button>
      <Button
        variant="primary"
        disabled={busy || (!isDirty && verdict !== 'allowed') || draft.panels.length === 0}
        onClick={() => void publish()}
      >
        {t(block.publish.label)}
      </Button>
      {runner.dialog}
    </div>
  );
}

interface EmptyProps {
  readonly files: readonly PanelFileShape[];
  readonly onBegin: (panels: readonly PlacedPanel[]) => void;
}

function Empty({ files, onBegin }: EmptyProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['canvas']}>
      <EmptyState
        icon="layout-dashboard"
        title={t('No panel stands on this page yet')}
        action={
          <Button onClick={() => onBegin(standardPanels(files))}>{t('Begin with the dashboard as it is made')}</Button>
        }
      >
        {t('Choose panels from the list, or begin with those of the dashboard and change them.')}
      </EmptyState>
    </div>
  );
}
