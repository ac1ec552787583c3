/** The matrix as a table: head and names are headers of their cells; on a phone each line is a short list of its values. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useCapabilities } from '../../client/session/session.ts';
import type { ActionShape } from '../../define/shapes/element-shapes.ts';
import type { MatrixShape } from '../../define/shapes/side-by-side-shapes.ts';
import { EmptyValue } from '../../fields/text/empty-value.tsx';
import { showNumber } from '../../rules/format/number.ts';
import { actionVerdict } from '../access/verdict.ts';
import type { Runner } from '../action/runner.tsx';
import { useFrame } from '../frame/frame.tsx';
import type { ShownColumn } from '../table/columns/shown-columns.ts';
import { CellValue } from '../table/grid/cell-value.tsx';
import styles from './matrix.module.css';
import type { Matrix, MatrixLine, Pair } from './pairs.ts';

/** Said although tables have them: laid out as lists on a phone, browsers forget that they are tables. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
} as const;

export interface MatrixTableProps {
  readonly block: MatrixShape;
  readonly matrix: Matrix;
  readonly before: readonly ShownColumn[];
  readonly value: ShownColumn;
  readonly behind: readonly ShownColumn[];
  /** The currency of all amounts is said above. */
  readonly bare: boolean;
  readonly runner: Runner;
}

export function MatrixTable({ block, matrix, before, value, behind, bare, runner }: MatrixTableProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { title } = useFrame();
  const heads = matrix.across.map((each) =>
    t(block.across.title, { value: typeof each === 'number' ? showNumber(each, locale) : each }),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys as well
    <section className={styles['scroller']} tabIndex={0} aria-label={t(title ?? 'Values')}>
      <table className={styles['table']} {...roles.table}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {before.map((column) => (
              <Head key={column.plan.field} title={column.title} end={column.end} />
            ))}
            {heads.map((head) => (
              <Head key={head} title={head} end={value.end} />
            ))}
            {behind.map((column) => (
              <Head key={column.plan.field} title={column.title} end={column.end} />
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {matrix.lines.map((line) => (
            <tr key={line.id} {...roles.row}>
              {before.map((column, index) => (
                <Name key={column.plan.field} column={column} line={line} locale={locale} isFirst={index === 0} />
              ))}
              {line.pairs.map((pair, index) => (
                <Value
                  key={heads[index]}
                  pair={pair}
                  title={heads[index] ?? ''}
                  {...{ block, value, bare, locale, runner }}
                />
              ))}
              {behind.map((column) => (
                <td
                  key={column.plan.field}
                  {...roles.cell}
                  data-title={column.title}
                  data-end={column.end || undefined}
                >
                  <CellValue column={column} row={line.row} locale={locale} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Head = ({ title, end }: { readonly title: string; readonly end: boolean }) => (
  <th {...roles.head} data-end={end || undefined}>
    {title}
  </th>
);

interface NameProps {
  readonly column: ShownColumn;
  readonly line: MatrixLine;
  readonly locale: string;
  readonly isFirst: boolean;
}

function Name({ column, line, locale, isFirst }: NameProps) {
  const shown = <CellValue column={column} row={line.row} locale={locale} />;
  const end = column.end || undefined;
  return isFirst ? (
    <th {...roles.name} data-end={end}>
      {shown}
    </th>
  ) : (
    <td {...roles.cell} data-name data-end={end}>
      {shown}
    </td>
  );
}

interface ValueProps extends Pick<MatrixTableProps, 'block' | 'runner'> {
  readonly pair: Pair | undefined;
  readonly title: string;
  readonly value: ShownColumn;
  readonly bare: boolean;
  readonly locale: string;
}

const Value = ({ block, pair, title, value, bare, locale, runner }: ValueProps) => (
  <td
    {...roles.cell}
    data-title={title}
    data-value
    data-end={value.end || undefined}
    data-carried={pair?.carried || undefined}
  >
    {pair ? (
      <Opening action={block.action} pair={pair} runner={runner}>
        <CellValue column={value} row={pair.row} locale={locale} bare={bare} />
      </Opening>
    ) : (
      <EmptyValue />
    )}
  </td>
);

interface OpeningProps {
  readonly action: ActionShape | undefined;
  readonly pair: Pair;
  readonly runner: Runner;
  readonly children: ReactNode;
}

/** The value is a button where something can be done with it; its name says what. */
function Opening({ action, pair, runner, children }: OpeningProps) {
  const { t } = useTranslation();
  const held = useCapabilities();
  if (!action || actionVerdict(action, held, pair.row).state !== 'allowed') return children;
  return (
    <button
      type="button"
      className={styles['opening']}
      title={t(action.label)}
      onClick={() => runner.start(action, pair.row)}
    >
      {children}
    </button>
  );
}
