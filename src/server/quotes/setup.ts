/** What the vendors of an accepted quote need to know before it is ordered: asked line by line, and kept until then. */
import { sql } from 'kysely';
import type ConfigureSalesQuoteLine from '../../../manifests/operations/SalesQuote/ConfigureSalesQuoteLine.ts';
import type GetSalesQuoteLine from '../../../manifests/operations/SalesQuote/GetSalesQuoteLine.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { mayEndAccountType } from '../../rules/accounts/rights.ts';
import type { FoundAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import type { Sentence } from '../calls/sentence.ts';
import { versionOf } from '../db/record-version.ts';
import { type OwnedPart, ownedParts, partStays, partsToEnd } from '../ordering/ended-parts.ts';
import { startOf } from '../ordering/orderable.ts';
import { checkedConfiguration, placedDetails } from '../ordering/place.ts';
import { findQuote, refusal } from './find.ts';
import { mayBuy, maySell, type QuoteRow, type QuoteState } from './row.ts';

type Line = DataOf<typeof GetSalesQuoteLine>;
/** A line before it is ordered. */
type LineSetup = DataOf<typeof ConfigureSalesQuoteLine>['Setup'][number];

interface LineRow {
  readonly line_no: number;
  readonly service_id: number;
  readonly service: string;
  readonly product_name: string;
  readonly quantity: number;
  readonly configuration: Readonly<Record<string, unknown>>;
  /** null: nobody was asked yet. */
  readonly ended_account_ids: readonly number[] | null;
}

/** In their order, as they were set up so far. */
export async function lineRows({ db, language }: CallContext, quoteId: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.line_no, l.service_id, s.name as service, s.product_name, l.quantity, l.configuration, l.ended_account_ids
    from quote_line l cross join lateral quote_line_service(l.quote_line_id, ${language}) s
    where l.quote_id = ${quoteId} order by l.line_no`.execute(db);
  return rows;
}

/** Whoever may order from it may say how. */
const setsUp = (context: CallContext, quote: QuoteRow): boolean =>
  meets(context.session.user.Capability, can('PRODUCT_ACCOUNT', 'Create')) &&
  (mayBuy(context, quote) || maySell(context, quote, 'Read'));

/** Of an accepted quote, for whoever may order from it: which service still needs to be told something. */
export async function setupOf(context: CallContext, quote: QuoteRow): Promise<LineSetup[]> {
  if (quote.state !== 'Accepted' || !setsUp(context, quote)) return [];
  const found: LineSetup[] = [];
  for (const line of await lineRows(context, quote.quote_id)) {
    const parts = await ownedParts(context, quote.buyer_account_id, line.service_id);
    const problem = await problemOf(context, quote, line, parts);
    const note = problem ?? partsNote(context, line, parts);
    found.push({
      LineNo: line.line_no,
      Service: line.service,
      Quantity: line.quantity,
      State: problem === undefined ? 'Ready' : 'Waiting',
      ...(note !== undefined && { Note: note }),
    });
  }
  return found;
}

const named = ({ service: name, product_name }: LineRow) => ({ name, product_name });

async function problemOf(
  context: CallContext,
  quote: QuoteRow,
  line: LineRow,
  parts: readonly OwnedPart[],
): Promise<string | undefined> {
  try {
    await checkedConfiguration(context, quote.buyer_account_id, named(line), line.configuration, '');
    assertDecided(line, line.ended_account_ids, parts);
    await assertEndable(context, line, line.ended_account_ids ?? [], parts);
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return context.text(error.text, error.parameters);
  }
}

const namesOf = (parts: readonly OwnedPart[]): string => parts.map(({ Named }) => Named).join(', ');

/** Whoever may end parts of a bundle is asked before it is ordered (D30). @throws 409 naming them where nobody was. */
export function assertDecided(
  { service }: Pick<LineRow, 'service'>,
  ended: readonly number[] | null,
  parts: readonly OwnedPart[],
): void {
  const endable = parts.filter(({ MayEnd }) => MayEnd);
  if (ended === null && endable.length > 0)
    throw new Failure(409, 'partsUndecided', { service, names: namesOf(endable) });
}

/** @throws as `partsToEnd` does, and 409 for what is no part, or cannot end with it. */
async function assertEndable(
  context: CallContext,
  { service }: LineRow,
  endedAccountIds: readonly number[],
  parts: readonly OwnedPart[],
): Promise<readonly FoundAccount[]> {
  const found = await partsToEnd(context, [{ endedAccountIds }]);
  const stays = found.find(({ account_id }) => !parts.some((part) => part.AccountId === account_id && part.MayEnd));
  if (stays) throw partStays(stays, service);
  return found;
}

/** What ends with its start, and what goes on beside it. */
function partsNote(context: CallContext, line: LineRow, parts: readonly OwnedPart[]): string | undefined {
  const ends = ({ AccountId }: OwnedPart) => line.ended_account_ids?.includes(AccountId) ?? false;
  const [ending, staying] = [parts.filter(ends), parts.filter((part) => !ends(part))];
  const notes = [
    ...(ending.length > 0 ? [context.text('With its start ends: {names}.', { names: namesOf(ending) })] : []),
    ...(staying.length > 0 ? [context.text('Goes on and is paid as well: {names}.', { names: namesOf(staying) })] : []),
  ];
  return notes.length > 0 ? notes.join(' ') : undefined;
}

/** @throws 404 for a line that is not there, or a quote that the caller may not order from. */
async function findLine(
  context: CallContext,
  quoteId: number,
  lineNo: number,
): Promise<{ quote: QuoteRow; line: LineRow }> {
  const quote = await findQuote(context, quoteId);
  const line = setsUp(context, quote)
    ? (await lineRows(context, quoteId)).find(({ line_no }) => line_no === lineNo)
    : undefined;
  if (!line) throw new Failure(404, 'noQuoteLine', { lineNo });
  return { quote, line };
}

export async function quoteLine(
  context: CallContext,
  { quoteId, lineNo }: InputOf<typeof GetSalesQuoteLine>,
): Promise<Line> {
  const Version = await versionOf(context, 'QuoteSetup', quoteId);
  const { quote, line } = await findLine(context, quoteId, lineNo);
  const parts = await ownedParts(context, quote.buyer_account_id, line.service_id);
  const isSetUp = Object.keys(line.configuration).length > 0;
  return {
    QuoteId: quoteId,
    LineNo: lineNo,
    AccountId: quote.buyer_account_id,
    ServiceId: line.service_id,
    Service: line.service,
    ProductName: line.product_name,
    Quantity: line.quantity,
    Start: isSetUp ? line.configuration : startOf(context, line.product_name, line.service),
    EndedAccountIds: parts
      .filter(({ AccountId, MayEnd }) => MayEnd && line.ended_account_ids?.includes(AccountId))
      .map(({ AccountId }) => AccountId),
    Version,
  };
}

/** @returns what the log tells. @throws 400 naming every field that is wrong, 409 for a quote that is not accepted, or over. */
export async function configureLine(
  context: CallContext,
  { quoteId, lineNo, configuration, endedAccountIds = [] }: InputOf<typeof ConfigureSalesQuoteLine>,
): Promise<string | Sentence[]> {
  const { quote, line } = await findLine(context, quoteId, lineNo);
  const values = await checkedConfiguration(
    context,
    quote.buyer_account_id,
    named(line),
    configuration,
    'configuration.',
  );
  const parts = await ownedParts(context, quote.buyer_account_id, line.service_id);
  const ended = await assertEndable(context, line, endedAccountIds, parts);
  const isAsked = mayEndAccountType(context.session.user.Capability, 'Product');
  const { rows } = await sql<{ outcome: QuoteState | 'done' | 'absent' }>`
    select configure_quote_line(${quoteId}, ${lineNo}, ${JSON.stringify(values)}::jsonb,
      ${isAsked ? [...endedAccountIds] : null}::bigint[]) as outcome`.execute(context.db);
  const outcome = rows[0]?.outcome ?? 'absent';
  if (outcome !== 'done') throw refusal(quote, outcome);
  return placedDetails(`${quote.quote_number}, ${line.service}`, ended);
}
