/** The languages of texts: which are written, which in part, which are missing; one of them is chosen to be written. */
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ownName, textsOf } from '../../rules/text/localized.ts';
import { Icon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './languages.module.css';

export interface LanguageListProps {
  /** What the texts are. */
  readonly label: string;
  readonly languages: readonly string[];
  readonly fallback: string;
  /** Of each of the fields that stand together. */
  readonly values: readonly unknown[];
  /** Languages in which something is wrong. */
  readonly faulty: ReadonlySet<string>;
  readonly current: string;
  readonly onChoose: (language: string) => void;
  /** The id of what shows the chosen one. */
  readonly controls: string;
}

export function LanguageList({ label, languages, current, onChoose, controls, ...given }: LanguageListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    const at = languages.indexOf(current);
    const to = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: languages.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + languages.length) % languages.length;
    onChoose(languages[next] ?? current);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div
      ref={list}
      className={styles['list']}
      role="tablist"
      aria-orientation="vertical"
      aria-label={t('Languages of {field}', { field: label })}
      onKeyDown={go}
      tabIndex={-1}
    >
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          role="tab"
          aria-selected={language === current}
          aria-controls={controls}
          tabIndex={language === current ? 0 : -1}
          className={styles['language']}
          onClick={() => onChoose(language)}
        >
          <LanguageLine language={language} {...given} />
        </button>
      ))}
    </div>
  );
}

type LineProps = Pick<LanguageListProps, 'fallback' | 'values' | 'faulty'> & { readonly language: string };

/** One language, and how far it is written. */
export function LanguageLine({ language, fallback, values, faulty }: LineProps) {
  const { t } = useTranslation();
  const written = values.filter((value) => textsOf(value)[language] !== undefined).length;
  const state = faulty.has(language) ? 'wrong' : written === values.length ? 'whole' : written > 0 ? 'part' : 'missing';
  const note = {
    wrong: t('needs a change'),
    whole: language === fallback ? t('fallback') : '',
    part: t('{n} of {count}', { n: written, count: values.length }),
    missing: t('missing'),
  }[state];
  return (
    <>
      <span className={styles['mark']} data-state={state} aria-hidden>
        <Icon name={icons[state]} size={16} />
      </span>
      <span className={styles['name']}>
        <bdi lang={language}>{ownName(language)}</bdi> <span className={styles['code']}>{language}</span>
      </span>
      <span className={styles['note']} data-state={state}>
        {note || <VisuallyHidden>{t('written')}</VisuallyHidden>}
      </span>
    </>
  );
}

const icons = { wrong: 'alert-circle', whole: 'circle-check', part: 'circle-half', missing: 'minus' } as const;
