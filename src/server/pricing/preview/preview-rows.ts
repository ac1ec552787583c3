/** Rows of a preview as people read them: what a price was, what it becomes, and what the other candidates would give. */
import type GetDynamicPricePreview from '../../../../manifests/operations/Pricing/GetDynamicPricePreview.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { DataOf } from '../../../define/contract/operation.ts';
import { showAmount } from '../../../rules/format/money.ts';
import type { Override } from '../../../rules/prices/candidate.ts';
import { type Decimal, rounded, toNumber } from '../../../rules/prices/decimal.ts';
import type { Loser, Warning } from '../../../rules/prices/price.ts';
import type { Preview, PreviewRow } from '../../../rules/prices/price-preview.ts';
import { formatLocale } from '../../../rules/text/language.ts';
import { candidateName } from '../candidate-name.ts';
import { asksForCost } from '../formula-problems.ts';
import { byHandOf, type Previewed } from './preview-facts.ts';

type Row = DataOf<typeof GetDynamicPricePreview>['Items'][number];

/** A fee of the pricelist and its names. */
export interface Fee {
  readonly offer_id: number;
  readonly service_id: number;
  readonly fee_type: Row['FeeType'];
  readonly unit: Row['Unit'];
  readonly commitment_months: number;
  readonly billing: Row['Billing'];
  readonly service: string;
  readonly item: string;
  readonly isRecurring: boolean;
  /** Among all fees of the pricelist, as services and fees stand. */
  readonly place: number;
  readonly version: string;
}

export interface Shown extends Previewed {
  readonly fees: ReadonlyMap<number, Fee>;
  readonly why: Preview['why'];
  readonly seesMargin: boolean;
}

const names = { noPrice: 'NoPrice', belowCost: 'BelowCost', aboveSrp: 'AboveSrp', conflict: 'Conflict' } as const;

export const warningNames = (warnings: readonly Warning[], seesMargin: boolean): readonly Row['Warnings'][number][] =>
  warnings.flatMap((warning) => (warning === 'belowCost' && !seesMargin ? [] : names[warning]));

export function rowsFor(context: CallContext, shown: Shown, rows: readonly PreviewRow[]): Row[] {
  const overrides = shown.edit.overrides.filter((one) => rows.some(({ itemId }) => itemId === one.itemId));
  return rows.flatMap((row) => {
    const fee = shown.fees.get(row.itemId);
    return fee ? [rowOf(context, shown, row, fee, overrides)] : [];
  });
}

function rowOf(
  context: CallContext,
  { facts, seesMargin, why }: Shown,
  row: PreviewRow,
  fee: Fee,
  overrides: readonly Override[],
): Row {
  const { won, itemId, band } = row;
  const byHand = byHandOf(overrides, itemId, band);
  // Price and markup together would tell the cost.
  const tellsPercent = byHand?.percent != null && (seesMargin || !asksForCost({ Model: byHand.model }));
  const figures = {
    Srp: won.srp,
    OldPrice: row.old,
    NewPrice: won.amount,
    AgainstSrpPercent: tenths(won.againstSrp),
    Units: row.units,
    Effect: row.effect,
    ...(seesMargin && { Cost: won.cost, Margin: won.margin, MarginPercent: tenths(won.marginPercent) }),
  };
  return {
    PriceId: `${itemId}-${band}`,
    ItemId: itemId,
    MarketplaceOfferId: fee.offer_id,
    ServiceId: fee.service_id,
    Service: fee.service,
    Item: fee.item,
    FeeType: fee.fee_type,
    Unit: fee.unit,
    CommitmentMonths: fee.commitment_months,
    Billing: fee.billing,
    From: band,
    Currency: facts.currency,
    ValidFrom: facts.on,
    IsChanged: row.isChanged,
    Warnings: [...warningNames(won.warnings, seesMargin)],
    IsAboveSrp: won.warnings.includes('aboveSrp'),
    Version: fee.version,
    ...present(figures),
    ...(won.winner && { MadeBy: candidateName(context, won.winner) }),
    ...(byHand && byHand.model !== 'Srp' && { SetModel: byHand.model }),
    ...(byHand?.percent != null && tellsPercent && { SetPercent: byHand.percent }),
    ...(byHand?.amount != null && { SetAmount: byHand.amount }),
    ...(seesMargin && { IsBelowCost: won.warnings.includes('belowCost') }),
    ...(seesMargin && { Lost: why(row)?.losers.map((loser) => loserText(context, loser, facts.currency)) ?? [] }),
  };
}

/** Nobody reads more of a percentage. */
const tenths = (percent: Decimal | undefined): Decimal | undefined => percent && rounded(percent, 1n, 1);

type Figures = { readonly [Name in string]: Decimal | undefined };

const present = <Of extends Figures>(figures: Of): { [Name in keyof Of]?: number } =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) => (value === undefined ? [] : [[name, toNumber(value)]])),
  ) as { [Name in keyof Of]?: number };

function loserText(context: CallContext, { candidate, would, why }: Loser, currency: string): string {
  const name = candidateName(context, candidate);
  if (would !== undefined)
    return `${name}: ${showAmount(toNumber(would), currency, formatLocale(context.language, [], ''))}`;
  return `${name}: ${reasonOf(context, why)}`;
}

function reasonOf(context: CallContext, why: Loser['why']): string {
  if (why === 'noCost') return context.text('no cost');
  if (why === 'noSrp') return context.text('no SRP');
  if (why === 'noRate') return context.text('no exchange rate of today');
  return why === 'incomplete' ? context.text('not complete') : context.text('out of range');
}
