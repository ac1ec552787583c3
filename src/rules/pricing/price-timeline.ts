/** What a price is from day to day: spans that never overlap, changed from a day on so that no day before it changes. */

/** Days are 'YYYY-MM-DD', so they compare as texts. */
export interface PriceSpan {
  readonly amount: number;
  readonly from: string;
  /** The first day on which it no longer holds; null: it goes on. */
  readonly until: string | null;
}

type Timeline = readonly PriceSpan[];

const inOrder = (spans: Timeline): Timeline => [...spans].sort((a, b) => (a.from < b.from ? -1 : 1));

/** The span of a day. */
export const spanOn = (spans: Timeline, day: string): PriceSpan | undefined =>
  spans.find(({ from, until }) => from <= day && (until === null || until > day));

/** Days after a day on which the price changes, begins or ends; the first one first. */
export const changesAfter = (spans: Timeline, day: string): readonly string[] =>
  [...new Set(spans.flatMap(({ from, until }) => [from, until]))]
    .filter((each): each is string => each !== null && each > day)
    .sort();

/** Another amount from a day on until the next change that is planned; null: none until then. */
export function withAmountFrom(spans: Timeline, day: string, amount: number | null): Timeline {
  const [end = null] = changesAfter(spans, day);
  if ((spanOn(spans, day)?.amount ?? null) === amount && amount !== null) return inOrder(spans);
  const others = spans
    .filter(({ from }) => from !== day)
    .map((span) => (span.from < day && (span.until === null || span.until > day) ? { ...span, until: day } : span));
  return joined(inOrder(amount === null ? others : [...others, { amount, from: day, until: end }]), day);
}

/** No price from a day on, and nothing planned. */
export const endedFrom = (spans: Timeline, day: string): Timeline =>
  inOrder(
    spans
      .filter(({ from }) => from < day)
      .map((span) => (span.until === null || span.until > day ? { ...span, until: day } : span)),
  );

/** Without what changes on a day: what holds before goes on until the next change. undefined: nothing changes then. */
export function withoutChangeOn(spans: Timeline, day: string): Timeline | undefined {
  if (!spans.some(({ from, until }) => from === day || until === day)) return undefined;
  const [end = null] = changesAfter(spans, day);
  return inOrder(
    spans.filter(({ from }) => from !== day).map((span) => (span.until === day ? { ...span, until: end } : span)),
  );
}

/** Neighbours of one amount that meet on the day are one span. */
function joined(spans: Timeline, day: string): Timeline {
  const before = spans.find(({ until }) => until === day);
  const after = spans.find(({ from }) => from === day);
  if (!before || !after || before.amount !== after.amount) return spans;
  return spans
    .filter((span) => span !== after)
    .map((span) => (span === before ? { ...span, until: after.until } : span));
}

/** What has to be written so that one timeline becomes the other. */
export function timelineChanges(before: Timeline, after: Timeline) {
  const kept = (span: PriceSpan, others: Timeline) =>
    others.find(({ from, amount }) => from === span.from && amount === span.amount);
  return {
    removed: before.filter((span) => !kept(span, after)),
    ended: after.filter((span) => {
      const present = kept(span, before);
      return present !== undefined && present.until !== span.until;
    }),
    added: after.filter((span) => !kept(span, before)),
  };
}
