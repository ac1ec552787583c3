/** What a block says when it has nothing to show: why, what is safe, and the one next step. */
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useCapabilities } from '../../client/session/session.ts';
import type { Needs } from '../../define/contract/capability.ts';
import listErrors from '../../rules/errors/lists.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { reasonOf, verdictOf } from '../access/verdict.ts';
import { useEngineServices } from './engine-services.tsx';
import { useFrame } from './frame.tsx';
import styles from './states.module.css';
import { useReasonText } from './use-reason-text.ts';

function StateFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles['frame']} data-frame={useFrame().kind}>
      {children}
    </div>
  );
}

/** From a page that has nothing for this person to one that has; a part of a page needs none. */
function WayOn({ quiet = false }: { readonly quiet?: boolean }) {
  const { t } = useTranslation();
  const { home } = useEngineServices();
  const { kind } = useFrame();
  if (kind !== 'page' || home === undefined) return null;
  return (
    <Button variant={quiet ? 'quiet' : 'default'} href={home.href}>
      {t(home.label)}
    </Button>
  );
}

/** What is not there may stand elsewhere: the search first, and the way on beside it. */
function WaysToFind() {
  const { t } = useTranslation();
  const { search } = useEngineServices();
  const { kind } = useFrame();
  if (kind !== 'page' || search === undefined) return <WayOn />;
  return (
    <>
      <Button onClick={search}>{t('Search accounts')}</Button>
      <WayOn quiet />
    </>
  );
}

const useLevel = () => (useFrame().kind === 'page' ? 2 : 3);

export interface EmptyStateProps {
  readonly title?: string | undefined;
  readonly icon?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, icon = 'list-details', children, action }: EmptyStateProps) {
  const { t } = useTranslation();
  return (
    <StateFrame>
      <StateBlock icon={icon} title={title ?? t(listErrors['ERR-24'])} actions={action} level={useLevel()}>
        {children}
      </StateBlock>
    </StateFrame>
  );
}

export interface NoMatchStateProps {
  readonly onClear: () => void;
  /** A quiet button beside that. */
  readonly other?: ReactNode;
  readonly children?: ReactNode;
}

export function NoMatchState({ onClear, other, children }: NoMatchStateProps) {
  const { t } = useTranslation();
  const clear = (
    <>
      <Button onClick={onClear}>{t('Clear filters')}</Button>
      {other}
    </>
  );
  return (
    <StateFrame>
      <StateBlock icon="filter" title={t(listErrors['ERR-25'])} actions={clear} level={useLevel()}>
        {children}
      </StateBlock>
    </StateFrame>
  );
}

export interface FailedStateProps {
  readonly error: { readonly message: string; readonly status?: number; readonly requestId?: string | undefined };
  /** What did not come, in words of its own. */
  readonly title?: string;
  /** What is not lost. */
  readonly safe?: string;
  readonly again: () => unknown;
}

/**
 * A reply of 404 means that there is no such thing, 403 that a right is missing: a tile that has nothing but that to say
 * is left out. Everything else may work again.
 */
export function FailedState({ error, title: said, safe, again }: FailedStateProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { title } = useFrame();
  const [failure, setFailure] = useState(() => ({ error, time: new Date() }));
  if (failure.error !== error) setFailure({ error, time: new Date() });
  const [busy, setBusy] = useState(false);
  const level = useLevel();
  const { leaveOut } = useEngineServices();
  const isNothing = error.status === 404 || error.status === 403;
  useEffect(() => {
    if (isNothing) leaveOut?.();
  }, [isNothing, leaveOut]);
  if (isNothing && leaveOut) return null;
  if (error.status === 404) return <NotFoundState title={error.message} />;
  if (error.status === 403) return <RefusedState message={error.message} />;
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  const at = new Intl.DateTimeFormat(locale, format).format(failure.time);
  const askAgain = async () => {
    setBusy(true);
    await again();
    setBusy(false);
  };
  return (
    <StateFrame>
      <StateBlock
        failed
        icon="alert-circle"
        level={level}
        title={
          said ?? (title === undefined ? t('This did not load') : t('“{title}” did not load', { title: t(title) }))
        }
        actions={
          <Button icon={<Icon name="refresh" />} busy={busy} onClick={askAgain}>
            {t('Try again')}
          </Button>
        }
        note={error.requestId ? t('Request {id}, {time} UTC', { id: error.requestId, time: at }) : `${at} UTC`}
      >
        {error.message}
        <br />
        {safe ?? t('Nothing was changed.')}
      </StateBlock>
    </StateFrame>
  );
}

export function NotFoundState({ title }: { title?: string }) {
  const { t } = useTranslation();
  // Who reads a card by itself need not be signed in, and knows of no hierarchy.
  const isCard = useFrame().kind === 'card';
  return (
    <StateFrame>
      <StateBlock
        icon="search"
        title={title ?? t('There is nothing at this address')}
        level={useLevel()}
        actions={<WaysToFind />}
      >
        {!isCard && t('It was moved or removed, or lies outside your part of the hierarchy.')}
      </StateBlock>
    </StateFrame>
  );
}

/** The server refused although the browser thought it would not: its own words are the best there are. */
function RefusedState({ message }: { message: string }) {
  const { t } = useTranslation();
  const { title } = useFrame();
  const words =
    title === undefined
      ? t('This is not available to you')
      : t('“{title}” is not available to you', { title: t(title) });
  return (
    <StateFrame>
      <StateBlock icon="lock" title={words} level={useLevel()} actions={<WayOn />}>
        {message}
      </StateBlock>
    </StateFrame>
  );
}

/** Names the rights that are missing, and who can give them. */
export function NoRightState({ needs }: { needs: Needs }) {
  const { t } = useTranslation();
  const { title } = useFrame();
  const tell = useReasonText();
  const verdict = verdictOf({ needs }, useCapabilities());
  const reason = reasonOf(verdict);
  const count = reason?.by === 'capability' ? reason.missing.length : 1;
  return (
    <StateFrame>
      <StateBlock
        icon="lock"
        level={useLevel()}
        actions={<WayOn />}
        title={
          title === undefined
            ? t('{count, plural, one {One more right is needed} other {# more rights are needed}}', { count })
            : t('{count, plural, one {“{title}” needs one more right} other {“{title}” needs # more rights}}', {
                count,
                title: t(title),
              })
        }
      >
        {reason && tell(reason)}
      </StateBlock>
    </StateFrame>
  );
}
