/** The call that is open: what it does and needs, its request, and its last answer in this tab. */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../client/page/use-store.ts';
import type { DescribedCall, ListedCall } from '../../define/blocks/call-console.ts';
import type { CallConsoleShape } from '../../define/shapes/block-shapes.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { SchemaShape, Values } from '../binding/schema.ts';
import { useSource } from '../binding/use-source.ts';
import { pathOf } from '../editing/problem.ts';
import { loadReading, useLoaded } from '../form/validation/load-check.ts';
import { ConfirmQuestion } from '../frame/confirm-question.tsx';
import { FailedState } from '../frame/states.tsx';
import { WaitingSection } from '../frame/waiting.tsx';
import { shortName } from './call-list.ts';
import styles from './console.module.css';
import { history, remember } from './history.ts';
import { Reply } from './reply.tsx';
import { RequestForm, type RequestHandle } from './request-form.tsx';
import { type Outcome, sendCall } from './send-call.ts';

export interface OpenCallProps {
  readonly block: CallConsoleShape;
  readonly listed: ListedCall;
  /** It was opened from the list: reading goes on here. */
  readonly takesFocus: boolean;
}

export function OpenCall({ block, listed, takesFocus }: OpenCallProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { describe } = block;
  const { data, error, refetch } = useSource(describe.source, { [describe.name]: listed.Name });
  const described = data as DescribedCall | undefined;
  return (
    <article className={styles['call']}>
      <header className={styles['title']}>
        <h2 ref={heading} tabIndex={-1}>
          {listed.Service}/<wbr />
          {shortName(listed)}
        </h2>
        <StatusBadge tone={listed.Kind === 'write' ? 'waiting' : 'neutral'} icon={false}>
          {listed.Kind === 'write' ? t('Writes') : t('Reads')}
        </StatusBadge>
      </header>
      <p lang="en">{listed.Summary}</p>
      <Needed listed={listed} />
      {error && data === undefined ? (
        <FailedState error={error} again={refetch} />
      ) : described ? (
        <Request key={described.Name} block={block} described={described} />
      ) : (
        <WaitingSection />
      )}
    </article>
  );
}

function Needed({ listed: { Access, Rights, MayCall } }: Pick<OpenCallProps, 'listed'>) {
  const { t } = useTranslation();
  const whom =
    Access === 'anyone'
      ? t('Anyone may call it, signed in or not.')
      : Access === 'signedIn'
        ? t('Whoever is signed in may call it.')
        : t('Needs the right {rights}.', { rights: Rights.join(' / ') });
  return (
    <p className={styles['quiet']}>
      {whom} {!MayCall && t('You do not hold it: the call will be refused.')}
    </p>
  );
}

interface RequestProps {
  readonly block: CallConsoleShape;
  readonly described: DescribedCall;
}

const blank: Values = {};

function Request({ block, described }: RequestProps) {
  const { t } = useTranslation();
  const id = useId();
  const request = useRef<RequestHandle>(null);
  const schema = described.Input as SchemaShape;
  const load = useMemo(() => async () => (await loadReading())(schema), [schema]);
  const { value: check, error } = useLoaded(load);
  const latest = useStore(history).find(({ name }) => name === described.Name);
  const [before] = useState(latest);
  const [outcome, setOutcome] = useState<Outcome | undefined>(latest);
  const [asking, setAsking] = useState<Values>();
  const [isBusy, setBusy] = useState(false);
  const send = async (input: Values) => {
    setBusy(true);
    const found = await sendCall(described, input, block.through).finally(() => setBusy(false));
    setAsking(undefined);
    if (!found) return;
    remember(found);
    setOutcome(found);
    const wrong = Object.entries(found.fields ?? {});
    if (wrong.length > 0)
      request.current?.say(wrong.map(([name, text]) => ({ path: pathOf(name), problem: { text }, said: true })));
  };
  const submit = (input: Values) => (described.Kind === 'write' ? setAsking(input) : void send(input));
  if (error) return <FailedState error={error} again={() => window.location.reload()} />;
  return (
    <>
      <section className={styles['request']} aria-label={t('Request')}>
        <h3>{t('Request')}</h3>
        {check ? (
          <RequestForm
            ref={request}
            id={id}
            schema={schema}
            check={check}
            start={latest?.input ?? blank}
            onSubmit={submit}
          />
        ) : (
          <WaitingSection />
        )}
        <div className={styles['actions']}>
          <Button
            variant="primary"
            icon={<Icon name="send" />}
            busy={isBusy && !asking}
            disabled={!check}
            onClick={() => request.current?.submit()}
          >
            {t('Send')}
          </Button>
          <Button
            variant="quiet"
            disabled={!check}
            onClick={() => request.current?.fill(described.ExampleInput as Values)}
          >
            {t('Fill in the example')}
          </Button>
        </div>
      </section>
      {outcome && (
        <Reply
          key={outcome.at.getTime()}
          outcome={outcome}
          schema={described.Data as SchemaShape}
          isNew={outcome !== before}
        />
      )}
      <Errors described={described} />
      {asking && (
        <ConfirmQuestion
          confirm={undefined}
          label={t('Send {name}', { name: described.Name })}
          name={described.Name}
          danger
          busy={isBusy}
          onAnswer={(agreed) => (agreed ? void send(asking) : setAsking(undefined))}
        >
          <p lang="en">{described.Summary}</p>
          <p>{t('This call changes something, with your rights and in your name.')}</p>
        </ConfirmQuestion>
      )}
    </>
  );
}

/** What a text says of a case is not known here. */
const withGaps = (text: string): string => text.replace(/\{\w+\}/g, '…');

function Errors({ described: { Errors: errors } }: Pick<RequestProps, 'described'>) {
  const { t } = useTranslation();
  if (errors.length === 0) return null;
  return (
    <details className={styles['errors']}>
      <summary>{t('What it may end with')}</summary>
      <dl>
        {errors.map(({ Code, Text }) => (
          <div key={Code}>
            <dt>
              <code>{Code}</code>
            </dt>
            <dd>{withGaps(Text)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
