/** What a card is made of, read once from its manifest: columns as cells need them, sentences, an action. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardSentenceShape, TableCardsShape } from '../../../define/shapes/card-shapes.ts';
import { type ActionShape, type ColumnShape, fieldOf } from '../../../define/shapes/element-shapes.ts';
import { rowSchema } from '../../binding/answer-rows.ts';
import { columnOf } from '../columns/column-plan.ts';
import { type ShownColumn, shownColumns } from '../columns/shown-columns.ts';
import type { TablePlan } from '../model/plan.ts';

export type CardFact = ShownColumn | CardSentenceShape;

export const isSentence = (fact: CardFact): fact is CardSentenceShape => 'values' in fact;

/** What the manifest leaves out is not there. */
export interface CardParts {
  readonly title: ShownColumn;
  readonly image: string | undefined;
  readonly facts: readonly CardFact[];
  readonly text: ShownColumn | undefined;
  readonly category: ShownColumn | undefined;
  /** The field that holds them. */
  readonly tags: string | undefined;
  readonly price: ShownColumn | undefined;
  /** There are dearer ones too: always, or where the field says so. */
  readonly from: true | string | undefined;
  readonly per: ShownColumn | undefined;
  readonly badge: ShownColumn | undefined;
  readonly action: ActionShape | undefined;
}

export function useCardParts({ block }: TablePlan): CardParts {
  const { t } = useTranslation();
  return useMemo(() => {
    const { title, facts = [], price, ...others }: TableCardsShape = block.cards ?? { title: '' };
    const schema = rowSchema(block.source);
    const face = (entry: ColumnShape) => shownColumns([columnOf(entry, schema)], t)[0] as ShownColumn;
    const faceOf = (entry: ColumnShape | undefined) => (entry === undefined ? undefined : face(entry));
    const { from, per } = typeof price === 'object' ? price : {};
    return {
      title: face(title),
      image: others.image,
      facts: facts.map((fact) => (typeof fact === 'object' && 'values' in fact ? fact : face(fieldOf(fact)))),
      text: faceOf(others.text),
      category: faceOf(others.category),
      tags: others.tags,
      price: faceOf(price),
      from,
      per: faceOf(per),
      badge: faceOf(others.badge),
      action: others.action,
    };
  }, [block, t]);
}
