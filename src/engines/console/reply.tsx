/** What came of a call: its status, time and size, and the answer as values or as JSON text. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { SchemaShape } from '../binding/schema.ts';
import styles from './console.module.css';
import { ReplyValue } from './reply-value.tsx';
import type { Outcome } from './send-call.ts';

export interface ReplyProps {
  readonly outcome: Outcome;
  /** Of the answer. */
  readonly schema: SchemaShape;
  /** It has just come. */
  readonly isNew: boolean;
}

export function Reply({ outcome, schema, isNew }: ReplyProps) {
  const { t } = useTranslation();
  const [way, setWay] = useState<'values' | 'json'>('values');
  const place = useRef<HTMLElement>(null);
  // What was asked for is looked at: the answer may stand below a long form.
  useEffect(() => {
    if (isNew) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  const isAnswer = outcome.status === 200;
  const text = JSON.stringify(outcome.data, null, 2) ?? 'null';
  return (
    <section ref={place} className={styles['reply']} aria-label={t('Answer')} data-failed={!isAnswer || undefined}>
      <header>
        <h3>{t('Answer')}</h3>
        <span role="status">
          <Measures outcome={outcome} />
        </span>
      </header>
      {isAnswer ? (
        <>
          <div className={styles['ways']}>
            <div className={styles['choice']}>
              <Segments
                label={t('Show the answer as')}
                value={way}
                choices={[
                  { value: 'values', label: t('Values') },
                  { value: 'json', label: 'JSON' },
                ]}
                onChange={setWay}
              />
            </div>
            <CopyButton value={text} label={t('Copy the answer as JSON')} copiedLabel={t('Copied')} />
          </div>
          {way === 'values' ? (
            <ReplyValue name="" value={outcome.data} schema={schema} />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
            <pre className={styles['text']} tabIndex={0}>
              {text}
            </pre>
          )}
        </>
      ) : (
        <div role="alert">
          <p>{outcome.message}</p>
          {outcome.requestId !== undefined && (
            <p className={styles['quiet']}>{t('Request {id}', { id: outcome.requestId })}</p>
          )}
        </div>
      )}
    </section>
  );
}

/** Status, time and size in one line. */
export function Measures({ outcome: { status, milliseconds, size } }: { readonly outcome: Outcome }) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const kilobytes = size >= 1024;
  return (
    <span className={styles['measures']}>
      <StatusBadge tone={status === 200 ? 'done' : 'failed'} quiet={status === 200}>
        {status === 0 ? t('No answer') : String(status)}
      </StatusBadge>
      <span>{`${number.format(milliseconds)} ms`}</span>
      {status === 200 && <span>{kilobytes ? `${number.format(size / 1024)} KiB` : `${number.format(size)} B`}</span>}
    </span>
  );
}
