/** Lanes: bars from day to day on one axis of time, differences as bands through all of them, and the same as a table. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import type { LanesShape } from '../../define/shapes/side-by-side-shapes.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { answerOf } from '../binding/answer-rows.ts';
import { resolveInput } from '../binding/resolve.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { useSource } from '../binding/use-source.ts';
import type { EngineProps } from '../engine-props.ts';
import { useFrame } from '../frame/frame.tsx';
import { FailedState, NotFoundState } from '../frame/states.tsx';
import { WaitingRows } from '../frame/waiting.tsx';
import { lanesOf } from './axis.ts';
import { LaneChart } from './lane-chart.tsx';
import { LaneTable } from './lane-table.tsx';
import styles from './lanes.module.css';

export default function LanesEngine({ block, row, steps }: EngineProps<LanesShape>) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { kind } = useFrame();
  const [isTable, setTable] = useState(false);
  const scope = useBindingValues({ row, steps });
  const resolved = resolveInput(block.source, block.input, scope);
  const { data, error, refetch } = useSource(block.source, resolved.state === 'ready' ? resolved.input : undefined);
  if (resolved.state === 'mismatch') return <NotFoundState />;
  if (error && data === undefined) return <FailedState error={error} again={refetch} />;
  if (data === undefined) return <WaitingRows rows={5} />;
  const drawn = lanesOf(block, answerOf(block.source, data).rows);
  const isEmpty = drawn.lanes.length === 0;
  const shown = { block, drawn, scope, locale };
  return (
    <section className={styles['lanes']} data-frame={kind} aria-label={t(block.title)}>
      <header className={styles['head']}>
        <h2>{t(block.title)}</h2>
        {block.text && <p>{t(block.text)}</p>}
        {!isEmpty && (
          <LinkButton onClick={() => setTable(!isTable)}>
            {isTable ? t('Show as a chart') : t('Show as a table')}
          </LinkButton>
        )}
      </header>
      {isEmpty ? (
        <p className={styles['empty']}>{t(block.empty ?? 'No data available')}</p>
      ) : isTable ? (
        <LaneTable {...shown} />
      ) : (
        <LaneChart {...shown} />
      )}
    </section>
  );
}
