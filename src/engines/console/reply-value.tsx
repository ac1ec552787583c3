/** An answer as people read values: each by its kind, records as pairs, lists of records as rows. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { fieldFor } from '../../fields/registry.ts';
import { isRecord } from '../../rules/path.ts';
import type { SchemaShape } from '../binding/schema.ts';
import { choicesOf } from '../field-plan/choices.ts';
import { translatedOptions } from '../field-plan/field-text.ts';
import { titleOf } from '../field-plan/humanize.ts';
import { inferKind } from '../field-plan/infer-kind.ts';
import styles from './console.module.css';
import { isNumberOf, recordPlan, rowsPlan, shapeOf } from './reply-plan.ts';

interface ValueProps {
  readonly name: string;
  readonly value: unknown;
  readonly schema: SchemaShape | undefined;
}

export function ReplyValue({ name, value, schema }: ValueProps) {
  const { t } = useTranslation();
  const shape = shapeOf(schema, value);
  const rows = rowsPlan(value, shape);
  if (rows) return <Rows {...{ rows, name }} schema={shape?.items} />;
  if (Array.isArray(value))
    return value.length === 0 ? (
      <p className={styles['quiet']}>{t('An empty list')}</p>
    ) : (
      <p>
        {value.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes its order
          <span key={index}>
            {index > 0 && ', '}
            <Leaf name={name} value={each} schema={shape?.items} />
          </span>
        ))}
      </p>
    );
  if (!isRecord(value)) return <Leaf name={name} value={value} schema={shape} />;
  const { leaves, parts } = recordPlan(value, shape);
  return (
    <div className={styles['record']}>
      {leaves.length > 0 && (
        <dl className={styles['pairs']}>
          {leaves.map((part) => (
            <div key={part.key}>
              <dt>{t(titleOf(part.key))}</dt>
              <dd>
                {Array.isArray(part.value) ? (
                  <ReplyValue name={part.key} {...part} />
                ) : (
                  <Leaf name={part.key} value={part.value} schema={part.schema} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {parts.map((part) => (
        <section key={part.key} className={styles['part']} aria-label={t(titleOf(part.key))}>
          <h4>{t(titleOf(part.key))}</h4>
          <ReplyValue name={part.key} value={part.value} schema={part.schema} />
        </section>
      ))}
    </div>
  );
}

/** What a cell shows as text: a record, or a list of them. */
const isWhole = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 || value.some((each) => typeof each === 'object') : isRecord(value);

interface RowsProps {
  readonly name: string;
  readonly rows: NonNullable<ReturnType<typeof rowsPlan>>;
  readonly schema: SchemaShape | undefined;
}

function Rows({ name, rows: { columns, rows, more }, schema }: RowsProps) {
  const { t } = useTranslation();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles['scrolled']} tabIndex={0} aria-label={name === '' ? t('Rows') : t(titleOf(name))}>
        <table className={styles['rows']}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(titleOf(column))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes its order
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column}>
                    {isWhole(row[column]) ? (
                      <code>{JSON.stringify(row[column])}</code>
                    ) : (
                      <ReplyValue name={column} value={row[column]} schema={schema?.properties?.[column]} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {more > 0 && <p className={styles['quiet']}>{t('{n} more rows stand in the JSON text', { n: more })}</p>}
    </>
  );
}

function Leaf({ name, value, schema }: ValueProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  if (isNumberOf(name, value)) return String(value);
  const shape = shapeOf(schema, value);
  const choices = choicesOf(shape);
  // A value that is of another type than its name suggests is shown as it is.
  const kind = inferKind(name, shape ?? { type: typeof value });
  const { Show } = fieldFor(kind);
  const options = translatedOptions({ label: titleOf(name), ...(choices ? { choices } : {}) }, t);
  return <Show value={value as never} options={options} locale={locale} />;
}
