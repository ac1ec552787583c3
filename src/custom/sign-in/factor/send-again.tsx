/** 'Send again', which has to wait a moment after each code. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../rules/limits.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from '../card/card.module.css';

export interface SendAgainProps {
  /** When the last code was sent. */
  readonly sent: number;
  readonly onSend: () => void;
}

export function SendAgain({ sent, onSend }: SendAgainProps) {
  const { t } = useTranslation();
  const left = useSecondsUntil(sent + limits.sendAgainPause);
  const waiting = left > 0;
  const place = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);
  // The button that was pressed is gone: whoever uses the keyboard goes on from here.
  useEffect(() => {
    if (waiting && pressed.current) place.current?.focus();
    if (waiting) pressed.current = false;
  }, [waiting]);
  const press = () => {
    pressed.current = true;
    onSend();
  };
  if (!waiting) return <LinkButton onClick={press}>{t('Send again')}</LinkButton>;
  return (
    <span ref={place} tabIndex={-1} className={styles['wait']}>
      {t('Send again in {seconds} s', { seconds: left })}
    </span>
  );
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((time - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= time) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [time]);
  return left;
}
