/** Things side by side: those that the address names, with a way to take one out and to add one. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useAddress } from '../../client/page/address.tsx';
import { useCapabilities } from '../../client/session/session.ts';
import type { CompareShape } from '../../define/shapes/side-by-side-shapes.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { answerOf, rowSchema } from '../binding/answer-rows.ts';
import { resolveInput } from '../binding/resolve.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { useSource } from '../binding/use-source.ts';
import type { EngineProps } from '../engine-props.ts';
import { useFrame } from '../frame/frame.tsx';
import { hrefOf } from '../frame/link-address.ts';
import { EmptyState, FailedState, NotFoundState } from '../frame/states.tsx';
import { WaitingRows } from '../frame/waiting.tsx';
import { columnsOf } from '../table/columns/column-plan.ts';
import { shownColumns } from '../table/columns/shown-columns.ts';
import styles from './compare.module.css';
import { CompareBar } from './compare-bar.tsx';
import { CompareTable } from './compare-table.tsx';
import { differ, idsOf, idsParameter, idsText, inOrder } from './compared.ts';

export default function CompareEngine({ block, row, steps }: EngineProps<CompareShape>) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const held = useCapabilities();
  const address = useAddress();
  const { prefix } = useFrame();
  const scope = useBindingValues({ row, steps });
  const ids = idsOf(block, scope);
  const parameter = idsParameter(block);
  // No more than may stand here are asked for, whatever the address says.
  const asked = { ...scope, params: { ...scope.params, [parameter]: idsText(ids) } };
  const resolved = resolveInput(block.source, block.input, asked);
  const ready = ids.length > 0 && resolved.state === 'ready';
  const { data, error, refetch } = useSource(block.source, ready ? resolved.input : undefined);
  const columns = useMemo(
    () => shownColumns(columnsOf(block.fields, rowSchema(block.source), held), t),
    [block, held, t],
  );
  const change = (next: readonly string[]) => address.setSearch({ [parameter]: idsText(next) });
  const bar = { block, scope, ids, onChange: change };

  const choose = hrefOf(address, block.choose, scope);
  const nothing = (
    <EmptyState
      title={t('There is nothing to compare yet')}
      action={choose !== undefined && <Button href={choose}>{t('Choose what to compare')}</Button>}
    />
  );

  if (ids.length === 0)
    return (
      <>
        <CompareBar {...bar} />
        {nothing}
      </>
    );
  if (resolved.state !== 'ready') return <NotFoundState />;
  if (error && data === undefined) return <FailedState error={error} again={refetch} />;
  if (data === undefined) return <WaitingRows rows={columns.length} />;
  const rows = inOrder(answerOf(block.source, data).rows, ids, block.key);
  const gone = ids.length - rows.length;
  const onlyDifferences = address.search[`${prefix}differences`] === 'on';
  const differing = columns.filter(({ plan }) => differ(rows, plan.field));
  const narrowed = onlyDifferences && rows.length > 1;
  return (
    <div className={styles['compare']}>
      <CompareBar
        {...bar}
        differences={onlyDifferences}
        onDifferences={(on) =>
          address.setSearch({ [`${prefix}differences`]: on ? 'on' : undefined }, { replace: true })
        }
      />
      {gone > 0 && (
        <div className={styles['notice']}>
          <Alert variant="plain">
            {t('{count, plural, one {One of them is not there any more.} other {# of them are not there any more.}}', {
              count: gone,
            })}
          </Alert>
        </div>
      )}
      {rows.length === 0 ? (
        nothing
      ) : (
        <CompareTable
          {...{ block, rows, locale, scope }}
          columns={narrowed ? differing : columns}
          differing={new Set(differing)}
          onRemove={(id) => change(ids.filter((each) => each !== id))}
        />
      )}
    </div>
  );
}
