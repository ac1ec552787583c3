/** One line of a short list. */
import { useFormatLocale } from '../../client/language/locale.ts';
import { useAddress } from '../../client/page/address.tsx';
import { useCapabilities } from '../../client/session/session.ts';
import type { ListShape } from '../../define/shapes/block-shapes.ts';
import { fieldOf, type LongColumn } from '../../define/shapes/element-shapes.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import { valueAt } from '../../rules/path.ts';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { actionVerdict } from '../access/verdict.ts';
import type { Runner } from '../action/runner.tsx';
import type { Row } from '../binding/answer-rows.ts';
import type { BindingValues } from '../binding/resolve.ts';
import { hrefOf } from '../frame/link-address.ts';
import { CardPicture } from '../table/cards/card-picture.tsx';
import type { ShownColumn } from '../table/columns/shown-columns.ts';
import { CellValue } from '../table/grid/cell-value.tsx';
import styles from './list.module.css';

export interface ListLineProps {
  readonly block: ListShape;
  readonly row: Row;
  readonly name: ShownColumn | undefined;
  readonly facts: readonly ShownColumn[];
  readonly scope: BindingValues;
  readonly runner: Runner;
}

export function ListLine({ block, row, name, facts, scope, runner }: ListLineProps) {
  const locale = useFormatLocale();
  // A fact that was given a title shows it; the others speak for themselves.
  const titled = new Set(
    (block.facts ?? []).map(fieldOf<LongColumn>).flatMap(({ field, title }) => (title ? [field] : [])),
  );
  const said = facts.filter((column) => !isEmpty(column.read(row)));
  return (
    <li className={styles['line']}>
      {block.image !== undefined && <CardPicture from={valueAt(row, block.image)} size={24} />}
      {block.icon !== undefined && (
        <span className={styles['icon']}>
          <Icon name={block.icon} size={16} />
        </span>
      )}
      <Name block={block} row={row} name={name} scope={scope} runner={runner} />
      {said.length > 0 && (
        <span className={styles['facts']}>
          {said.map((column) => (
            <span key={column.plan.field}>
              {titled.has(column.plan.field) && `${column.title} `}
              <CellValue column={column} row={row} locale={locale} />
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

function Name({ block, row, name: column, scope, runner }: Omit<ListLineProps, 'facts'>) {
  const address = useAddress();
  const held = useCapabilities();
  const locale = useFormatLocale();
  const { action } = block;
  const name = <bdi>{column?.write(column.read(row), locale)}</bdi>;
  if (action && actionVerdict(action, held, row).state === 'allowed')
    return (
      <button type="button" className={styles['name']} onClick={() => runner.start(action, row)}>
        {name}
      </button>
    );
  const href = hrefOf(address, block.open, { ...scope, row });
  if (href === undefined) return <span className={styles['name']}>{name}</span>;
  return (
    <Link className={styles['name']} href={href}>
      {name}
    </Link>
  );
}
