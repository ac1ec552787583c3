/** The small line under the name of a card: values and sentences, of which some lead on. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../client/page/address.tsx';
import type { CardSentenceShape } from '../../../define/shapes/card-shapes.ts';
import { isEmpty } from '../../../rules/fields/empty.ts';
import { valueAt } from '../../../rules/path.ts';
import { Link } from '../../../ui/links.tsx';
import type { Row } from '../../binding/answer-rows.ts';
import { holds } from '../../binding/condition.ts';
import { hrefOf } from '../../frame/link-address.ts';
import { CellValue } from '../grid/cell-value.tsx';
import type { RowContext } from '../grid/row-context.ts';
import { type CardFact, isSentence } from './card-parts.ts';
import styles from './cards.module.css';

export interface CardFactsProps {
  readonly facts: readonly CardFact[];
  readonly row: Row;
  /** The keyboard is on this card. */
  readonly here: boolean;
  readonly context: Pick<RowContext, 'locale' | 'handlers'>;
}

export function CardFacts({ facts, row, here, context }: CardFactsProps) {
  const shown = facts.filter((fact) => (isSentence(fact) ? holds(fact.when, row) : !isEmpty(fact.read(row))));
  if (shown.length === 0) return null;
  return (
    <div className={styles['facts']}>
      <div className={styles['factsInLines']}>
        {shown.map((fact) => (
          <span key={isSentence(fact) ? fact.text : fact.plan.field} className={styles['fact']}>
            {isSentence(fact) ? (
              <Sentence {...fact} row={row} here={here} context={context} />
            ) : (
              <CellValue column={fact} row={row} locale={context.locale} />
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

type SentenceProps = CardSentenceShape & Omit<CardFactsProps, 'facts'>;

function Sentence({ text, values, open, row, here, context }: SentenceProps): ReactNode {
  const { t } = useTranslation();
  const address = useAddress();
  const named = Object.entries(values).map(([name, field]) => [name, valueAt(row, field)] as const);
  const said = t(text, Object.fromEntries(named));
  const href = open && hrefOf(address, open, { ...context.handlers.now().scope, row });
  if (href === undefined) return said;
  return (
    <Link href={href} tabIndex={here ? 0 : -1}>
      {said}
    </Link>
  );
}
