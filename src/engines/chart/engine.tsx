/** A chart: names and figures as a table whose rows are bars, or days and months as columns with their table behind a button. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useOwnCurrency } from '../../client/session/session.ts';
import type { ChartShape } from '../../define/shapes/block-shapes.ts';
import { fieldFor } from '../../fields/registry.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { answerOf, rowSchema } from '../binding/answer-rows.ts';
import { resolveInput } from '../binding/resolve.ts';
import { schemaAt } from '../binding/schema.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { useSource } from '../binding/use-source.ts';
import type { EngineProps } from '../engine-props.ts';
import { choicesOf } from '../field-plan/choices.ts';
import { translatedChoices } from '../field-plan/field-text.ts';
import { titleOf } from '../field-plan/humanize.ts';
import { inferKind } from '../field-plan/infer-kind.ts';
import { useFrame } from '../frame/frame.tsx';
import { EmptyState, FailedState, NotFoundState } from '../frame/states.tsx';
import { WaitingBlock } from '../frame/waiting.tsx';
import { useNarrow } from '../frame/window-width.ts';
import {
  type Bar,
  barsIn,
  barsOf,
  currenciesOf,
  gridLinesFor,
  hasSeveralCurrencies,
  isFlat,
  isNamed,
  mostColumns,
  seriesOf,
} from './bars.ts';
import styles from './chart.module.css';
import { kind } from './kind.ts';
import { ColumnParts, Legend } from './series.tsx';

export default function ChartEngine({ block, row, steps }: EngineProps<ChartShape>) {
  const { t } = useTranslation();
  const scope = useBindingValues({ row, steps });
  const resolved = resolveInput(block.source, block.input, scope);
  const { data, error, refetch } = useSource(block.source, resolved.state === 'ready' ? resolved.input : undefined, {
    together: true,
  });
  if (resolved.state === 'mismatch') return <NotFoundState />;
  if (error && data === undefined) return <FailedState error={error} again={refetch} />;
  if (data === undefined) return <WaitingBlock {...kind.waiting?.(block)} />;
  const { rows } = answerOf(block.source, data);
  const bars = barsOf(block, rows);
  if (isFlat(bars)) return <EmptyState>{block.empty && t(block.empty)}</EmptyState>;
  const isDrawn = !hasSeveralCurrencies(bars);
  const drawn = { block, bars, series: seriesOf(block, rows) };
  if (!block.per) return <BarTable {...drawn} withBars={isDrawn} />;
  return isDrawn ? <Columns {...drawn} /> : <ColumnsInOne {...drawn} />;
}

/** One currency at a time, the reader's own first. */
function ColumnsInOne({ block, bars, series }: BarsProps) {
  const { t } = useTranslation();
  const currencies = currenciesOf(bars, useOwnCurrency());
  const [chosen, setChosen] = useState<string>();
  const shown = currencies.find((currency) => currency === chosen) ?? currencies[0] ?? '';
  return (
    <Columns block={block} bars={barsIn(shown, bars, block.per)} series={series}>
      <Segments
        label={t('Currency')}
        small
        value={shown}
        choices={currencies.map((currency) => ({ value: currency, label: currency }))}
        onChange={setChosen}
      />
    </Columns>
  );
}

interface BarsProps {
  readonly block: ChartShape;
  readonly bars: readonly Bar[];
  readonly series: readonly string[];
}

/** Names of what the bars stand for, and figures in the person's own form. */
function useWords({ block }: Pick<BarsProps, 'block'>) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const schema = rowSchema(block.source);
  const choices = translatedChoices(choicesOf(schemaAt(schema, block.by)) ?? [], t);
  const { text, export: inFiles } = fieldFor(block.as ?? inferKind(block.by, schemaAt(schema, block.by)));
  const options = { label: '', choices };
  const date = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    ...(block.per === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' }),
  });
  const month = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short' });
  const figureIn = (currency: string | undefined) =>
    new Intl.NumberFormat(locale, currency === undefined ? {} : { style: 'currency', currency });
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return {
    name: ({ key, of, isEstimate }: Bar) =>
      block.per
        ? date.format(new Date(block.per === 'month' ? `${key}-01` : key)) + (isEstimate ? ' ≈' : '')
        : (choices.find((choice) => choice.value === of)?.label ?? (text ?? inFiles)(of as never, options, locale)),
    /** Without the year, which long languages have no room for below narrow columns. */
    month: ({ key }: Bar) => month.format(new Date(`${key}-01`)),
    figure: ({ value, currency, isEstimate }: Bar) => (isEstimate ? '≈ ' : '') + figureIn(currency).format(value),
    part: (value: number, { currency }: Bar) => figureIn(currency).format(value),
    short: (value: number) => short.format(value),
    by: t(titleOf(block.by)),
    title: t(block.title ?? titleOf(block.value)),
  };
}

function BarTable({ withBars = false, ...props }: BarsProps & { readonly withBars?: boolean }) {
  const { bars, series } = props;
  const words = useWords(props);
  const highest = Math.max(...bars.map(({ value }) => value), 0) || 1;
  return (
    <div className={styles['rows']}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.by}</th>
            {withBars && <td aria-hidden />}
            {series.map((part) => (
              <th key={part} scope="col">
                {part}
              </th>
            ))}
            <th scope="col">{words.title}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={`${bar.key} ${bar.currency ?? ''}`}>
              <th scope="row">{words.name(bar)}</th>
              {withBars && (
                <td className={styles['track']} aria-hidden>
                  <span style={{ inlineSize: `${(Math.max(0, bar.value) / highest) * 100}%` }} />
                </td>
              )}
              {series.map((part) => (
                <td key={part}>{words.part(bar.parts?.[part] ?? 0, bar)}</td>
              ))}
              <td>{words.figure(bar)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** So many names fit below the columns of a tile. */
const room = { page: 16, part: 16, panel: 8, aside: 4, card: 8 } as const;

interface ColumnsProps extends BarsProps {
  /** By what else than its figures it can be changed. */
  readonly children?: ReactNode;
}

function Columns({ children, ...props }: ColumnsProps) {
  const { t } = useTranslation();
  const { kind } = useFrame();
  const isNarrow = useNarrow();
  const names = isNarrow ? Math.min(room[kind], 3) : room[kind];
  const words = useWords(props);
  const [isTable, setTable] = useState(false);
  const { bars: all, series } = props;
  const bars = all.slice(-mostColumns);
  const lines = gridLinesFor(bars);
  const top = lines.at(-1) ?? 1;
  return (
    <div className={styles['chart']}>
      <div className={styles['switch']}>
        <span>
          {bars.length < all.length
            ? t('{title}: the last {count} of {total}', { title: words.title, count: bars.length, total: all.length })
            : words.title}
        </span>
        {children}
        {!isTable && <Legend series={series} hasEstimate={bars.some(({ isEstimate }) => isEstimate)} />}
        <LinkButton onClick={() => setTable(!isTable)}>
          {isTable ? t('Show as a chart') : t('Show as a table')}
        </LinkButton>
      </div>
      {isTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section className={styles['long']} aria-label={words.title} tabIndex={0}>
          <BarTable {...props} />
        </section>
      ) : (
        <div
          className={styles['columns']}
          role="img"
          aria-label={t('{title}: {bars}', {
            title: words.title,
            bars: bars.map((bar) => `${words.name(bar)} ${words.figure(bar)}`).join(', '),
          })}
        >
          <div className={styles['lines']}>
            {lines.map((line) => (
              <span key={line} style={{ insetBlockEnd: `${(line / top) * 100}%` }}>
                {words.short(line)}
              </span>
            ))}
          </div>
          <ol>
            {bars.map((bar, index) => (
              <li key={bar.key} title={`${words.name(bar)}: ${words.figure(bar)}`} data-estimate={bar.isEstimate}>
                {series.length > 0 ? (
                  <ColumnParts bar={bar} series={series} top={top} />
                ) : (
                  <span style={{ blockSize: `${(Math.max(0, bar.value) / top) * 100}%` }} />
                )}
                {isNamed(index, bars.length, names) && (
                  <small>{isNarrow && props.block.per === 'month' ? words.month(bar) : words.name(bar)}</small>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
