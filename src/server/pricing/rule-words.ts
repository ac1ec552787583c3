/** What a rule selects, and what rules before it take of that, in words. */
import { selectionWords } from '../../../manifests/entities/PricingRule.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import { someNames } from '../calls/some-names.ts';
import type { RuleUse } from './rule-uses.ts';

export function inWords(
  context: Pick<CallContext, 'text'>,
  selection: keyof typeof selectionWords | 'All',
  names: readonly string[],
  { ItemsCount, SharedCount }: RuleUse,
  place: number | undefined,
): { Scope: string; TakenBefore?: string } {
  const what =
    selection === 'All'
      ? context.text('All services, always last')
      : `${context.text(selectionWords[selection])}: ${someNames(context, names)}`;
  const count = context.text('{count, plural, one {# item} other {# items}}', { count: ItemsCount });
  return {
    Scope: `${what} · ${count}`,
    ...(place !== undefined && {
      TakenBefore: context.text(
        '{count, plural, one {# of them goes by rule {place}} other {# of them go by rule {place}}}',
        { count: SharedCount, place },
      ),
    }),
  };
}
