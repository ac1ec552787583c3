/** A page that broke or did not arrive: what is safe, and the way on; the header stays. Small, for it must be there when nothing else is. */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../client/first/call-error.ts';
import { tryAgain } from '../../../client/page/try-again.ts';
import { PageFrame } from '../../../engines/frame/page-frame.tsx';
import requestErrors from '../../../rules/errors/requests.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PlainCard } from '../../frame/layouts/PlainCard.tsx';
import { requestNote } from './request-note.ts';
import styles from './state.module.css';

export interface FailureProps {
  readonly error: unknown;
  /** Clears the fault before the next try. */
  readonly reset?: () => void;
}

export function Failure({ error, reset }: FailureProps) {
  const { t, i18n } = useTranslation();
  const router = useRouter();
  const entry = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.entry });
  const title = t(entry?.title ?? '');
  useEffect(() => console.error('The page failed', error), [error]);
  const again = () => {
    reset?.();
    void router.invalidate();
  };
  const failed = error instanceof CallError ? error : undefined;
  const onceMore = <LinkButton onClick={() => tryAgain(error, again)}>{t('Try again')}</LinkButton>;
  const said = (
    <Alert variant="error" title={t('This page did not load')} actions={onceMore}>
      <p>{failed?.message ?? t(requestErrors['ERR-01'])}</p>
      <p>{t('Nothing was changed.')}</p>
      {failed && <p>{requestNote(failed, t, i18n.language)}</p>}
    </Alert>
  );
  if (entry?.layout === 'plain')
    return (
      <PlainCard title={title} hasWayBack>
        {said}
      </PlainCard>
    );
  return (
    <PageFrame title={title}>
      <div className={styles['state']}>{said}</div>
    </PageFrame>
  );
}
