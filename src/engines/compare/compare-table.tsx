/** The comparison itself: a column for each thing, a row for each field; head and first column stay in sight. */
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../client/page/address.tsx';
import type { CompareShape } from '../../define/shapes/side-by-side-shapes.ts';
import { valueAt } from '../../rules/path.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/links.tsx';
import type { Row } from '../binding/answer-rows.ts';
import type { BindingValues } from '../binding/resolve.ts';
import { useFrame } from '../frame/frame.tsx';
import { hrefOf } from '../frame/link-address.ts';
import { CardPicture } from '../table/cards/card-picture.tsx';
import type { ShownColumn } from '../table/columns/shown-columns.ts';
import { CellValue } from '../table/grid/cell-value.tsx';
import styles from './compare.module.css';

/** Said although tables have them: laid out in two columns on a phone, browsers forget that they are tables. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
} as const;

export interface CompareTableProps {
  readonly block: CompareShape;
  readonly rows: readonly Row[];
  readonly columns: readonly ShownColumn[];
  /** Those of them in which the things are not alike. */
  readonly differing: ReadonlySet<ShownColumn>;
  readonly scope: BindingValues;
  readonly locale: string;
  readonly onRemove: (id: string) => void;
}

export function CompareTable({ block, rows, columns, differing, scope, locale, onRemove }: CompareTableProps) {
  const { t } = useTranslation();
  const { title } = useFrame();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys as well
    <section className={styles['scroller']} tabIndex={0} aria-label={t(title ?? 'Comparison')}>
      <table className={styles['table']} {...roles.table} style={{ '--things': rows.length } as object}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <td {...roles.cell} className={styles['corner']} />
            {rows.map((row) => (
              <Head key={idOf(block, row)} block={block} row={row} scope={scope} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {columns.map((column) => (
            <tr key={column.plan.field} {...roles.row} data-differs={differing.has(column) || undefined}>
              <th {...roles.name}>
                <span>{column.title}</span>
              </th>
              {rows.map((row) => (
                <td key={idOf(block, row)} {...roles.cell}>
                  <CellValue column={column} row={row} locale={locale} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {columns.length === 0 && <p className={styles['alike']}>{t('They are alike in everything that is compared.')}</p>}
    </section>
  );
}

const idOf = ({ key }: CompareShape, row: Row): string => String(valueAt(row, key));

interface HeadProps extends Pick<CompareTableProps, 'block' | 'scope' | 'onRemove'> {
  readonly row: Row;
}

function Head({ block, row, scope, onRemove }: HeadProps) {
  const { t } = useTranslation();
  const address = useAddress();
  const name = String(valueAt(row, block.of) ?? '');
  const href = hrefOf(address, block.open, { ...scope, row });
  return (
    <th {...roles.head}>
      <span className={styles['thing']}>
        {block.image !== undefined && <CardPicture from={valueAt(row, block.image)} size={40} />}
        <span className={styles['name']}>
          {href === undefined ? name : <Link href={href}>{name || t('Open')}</Link>}
        </span>
        <IconButton
          label={t('Take {name} out', { name })}
          size={24}
          icon={<Icon name="x" size={14} />}
          onClick={() => onRemove(idOf(block, row))}
        />
      </span>
    </th>
  );
}
