/** The other pages that are arranged, as tabs over the one at hand, and the way to a new one. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useAddress } from '../../client/page/address.tsx';
import { useCapabilities } from '../../client/session/session.ts';
import type { OtherPagesShape } from '../../define/shapes/panel-shapes.ts';
import { statusMeaning } from '../../fields/text/status-words.ts';
import { valueAt } from '../../rules/path.ts';
import { TabLinks } from '../../ui/Tabs.tsx';
import { ActionButton } from '../action/buttons.tsx';
import { visibleActions } from '../action/prepare.ts';
import { useRunner } from '../action/runner.tsx';
import { answerOf, rowSchema } from '../binding/answer-rows.ts';
import { type BindingValues, resolveInput } from '../binding/resolve.ts';
import { useSource } from '../binding/use-source.ts';
import { hrefOf } from '../frame/link-address.ts';
import { columnOf } from '../table/columns/column-plan.ts';
import styles from './arrange.module.css';

interface OtherPagesProps {
  readonly others: OtherPagesShape;
  /** The page at hand. */
  readonly row: object;
  readonly scope: BindingValues;
}

export function OtherPages({ others, row, scope }: OtherPagesProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const address = useAddress();
  const held = useCapabilities();
  const runner = useRunner(scope);
  const resolved = resolveInput(others.source, others.input, scope);
  const { data } = useSource(others.source, resolved.state === 'ready' ? resolved.input : undefined);
  const pages = data === undefined ? [] : answerOf(others.source, data).rows;
  const textAt = (page: object, field: string) => String(valueAt(page, field) ?? '');
  const at = textAt(row, others.value);
  // A page of another company has none of these beside it.
  if (!pages.some((page) => textAt(page, others.value) === at)) return null;
  const textOf = others.status && columnOf(others.status, rowSchema(others.source)).textOf?.(locale);
  /** Of one that is as it should be nothing is said. */
  const saidOf = (page: object) => {
    const value = others.status === undefined ? '' : textAt(page, others.status);
    return value === '' || statusMeaning(value).tone === 'done'
      ? {}
      : { count: textOf ? String(textOf(value)) : value };
  };
  const tabs = pages.flatMap((page) => {
    const href = hrefOf(address, others.open, { ...scope, row: page });
    const label = textAt(page, others.label);
    return href === undefined ? [] : [{ href, label, current: textAt(page, others.value) === at, ...saidOf(page) }];
  });
  const [add] = visibleActions(others.add && [others.add], held);
  return (
    <div className={styles['others']}>
      <TabLinks
        inner
        label={t('Pages')}
        tabs={tabs}
        after={add && <ActionButton action={add} runner={runner} scope={scope} variant="quiet" />}
      />
      {runner.dialog}
    </div>
  );
}
