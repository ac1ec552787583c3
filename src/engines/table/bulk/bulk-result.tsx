/** What became of a bulk action that did not go through for all rows: the rows by name, those of one reason together. */
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../../client/language/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { rowName } from '../columns/row-name.ts';
import type { TablePlan } from '../model/plan.ts';
import styles from './bulk.module.css';
import { byReason, type Target } from './run-calls.ts';
import type { Bulk, Result } from './use-bulk.ts';

export interface BulkResultProps {
  readonly result: Result;
  readonly plan: TablePlan;
  readonly bulk: Pick<Bulk, 'run' | 'closeResult'>;
}

export function BulkResult({ result, plan, bulk }: BulkResultProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { action, asked, done, failed, unfit, left } = result;
  const groups = [...byReason(failed, true), ...byReason(unfit, false)];
  const [first] = plan.columns;
  const nameOf = ({ id, row }: Target) => rowName(first, row, locale) || id;
  const namesOf = (targets: readonly Target[]) => [...new Set(targets.map(nameOf))];
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const close = bulk.closeResult;
  return (
    <Modal
      opened
      size={560}
      title={
        failed.length > 0
          ? t('{count, plural, one {# entry failed} other {# entries failed}}', { count: failed.length })
          : left.length > 0
            ? t('Stopped')
            : t('{count, plural, one {# entry was left out} other {# entries were left out}}', { count: unfit.length })
      }
      closeLabel={t('Close')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('Close')}</Button>
          {failed.length + left.length > 0 && (
            <Button variant="primary" onClick={() => void bulk.run(action, asked)}>
              {t('Try again')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles['summary']}>
        {t('“{action}”: {count, plural, =0 {none is done} one {# is done} other {# are done}}.', {
          action: t(action.label),
          count: done.length,
        })}{' '}
        {failed.length > 0 &&
          unfit.length > 0 &&
          t('{count, plural, one {# was left out.} other {# were left out.}}', { count: unfit.length })}{' '}
        {left.length > 0 &&
          t('{count, plural, one {# was not tried.} other {# were not tried.}}', { count: left.length })}{' '}
        {t('What is not done stays selected.')}
      </p>
      {groups.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
        <ul className={styles['failures']} tabIndex={0} aria-label={t('What is not done, and why')}>
          {groups.map(({ reason, tried, targets }) => (
            <li key={`${tried} ${reason}`} data-tried={tried || undefined}>
              <p className={styles['names']}>
                {namesOf(targets).map((name, at) => (
                  <Fragment key={name}>
                    {at > 0 && ', '}
                    <bdi>{name}</bdi>
                  </Fragment>
                ))}{' '}
                {targets.length > 1 && <CountBadge>{number(targets.length)}</CountBadge>}
              </p>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
