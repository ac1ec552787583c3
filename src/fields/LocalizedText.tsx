/** A text for each language: the reader's own in a list, all of them where one record is read, one after the other where they are written. */
import { type FocusEvent, memo, use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import localizedText, { fallbackOf, kindOfText, type LocalizedOptions } from '../rules/kinds/LocalizedText.ts';
import {
  isRightToLeft,
  type LocalizedTexts,
  languageRead,
  languagesOf,
  ownName,
  textsOf,
  withText,
} from '../rules/text/localized.ts';
import { field } from './field.ts';
import html from './Html.tsx';
import { LanguageChoiceContext } from './languages/language-choice.ts';
import { LanguageList } from './languages/language-list.tsx';
import styles from './languages/languages.module.css';
import markdown from './Markdown.tsx';
import multilineText from './MultilineText.tsx';
import text from './Text.tsx';
import { EmptyValue } from './text/empty-value.tsx';

const faces = { Text: text, MultilineText: multilineText, Markdown: markdown, Html: html } as const;

type Show = ShowProps<LocalizedTexts, LocalizedOptions>;

function Shown({ value, options, locale }: Show) {
  const { t } = useTranslation();
  const texts = textsOf(value);
  const written = Object.keys(texts);
  if (written.length === 0) return <EmptyValue />;
  const missing = languagesOf(fallbackOf(options.with), value).filter((language) => !written.includes(language));
  const codes = written.map((language) => language.toUpperCase()).join(' ');
  return (
    <span title={missing.length === 0 ? undefined : t('Missing: {names}', { names: missing.map(ownName).join(', ') })}>
      <bdi>{localizedText.text?.(texts, options, locale)}</bdi> <span className={styles['code']}>{codes}</span>
    </span>
  );
}

function Read({ value, options, locale }: Show) {
  const texts = textsOf(value);
  const languages = languagesOf(fallbackOf(options.with), value);
  const missing = languages.filter((language) => texts[language] === undefined);
  if (faces[options.with?.as ?? 'Text'].Read && missing.length < languages.length)
    return <ReadOne texts={texts} missing={missing} options={options} locale={locale} />;
  const wordsOf = (one: string) => kindOfText(options.with).text?.(one, { label: '' }, locale) ?? one;
  return (
    <>
      <ul className={styles['read']}>
        {languages
          .filter((language) => texts[language] !== undefined)
          .map((language) => (
            <li key={language}>
              <bdi lang={language}>{ownName(language)}</bdi>
              <span className={styles['code']}>{language}</span>
              <bdi className={styles['words']} lang={language}>
                {wordsOf(texts[language] ?? '')}
              </bdi>
            </li>
          ))}
      </ul>
      <Missing languages={missing} />
    </>
  );
}

function Missing({ languages }: { readonly languages: readonly string[] }) {
  const { t } = useTranslation();
  if (languages.length === 0) return null;
  return <p className={styles['missing']}>{t('Missing: {names}', { names: languages.map(ownName).join(', ') })}</p>;
}

interface ReadOneProps extends Omit<Show, 'value'> {
  readonly texts: LocalizedTexts;
  readonly missing: readonly string[];
}

/** Long texts are read one at a time, in the reader's own language at first. */
function ReadOne({ texts, missing, options, locale }: ReadOneProps) {
  const panel = useId();
  const fallback = fallbackOf(options.with);
  const [chosen, choose] = useState<string>();
  const language =
    chosen !== undefined && texts[chosen] !== undefined ? chosen : languageRead(texts, locale.slice(0, 2), fallback);
  const { Read: One } = faces[options.with?.as ?? 'Text'];
  if (!One || language === undefined) return null;
  return (
    <div className={styles['whole']}>
      <div className={styles['panes']}>
        <LanguageList
          label={options.label}
          languages={languagesOf(fallback, texts).filter((each) => texts[each] !== undefined)}
          fallback={fallback}
          values={[texts]}
          faulty={none}
          current={language}
          onChoose={choose}
          controls={panel}
        />
        <div id={panel} className={styles['texts']}>
          <One
            value={texts[language]}
            options={{ label: `${options.label} (${ownName(language)})` }}
            locale={language}
          />
          <Missing languages={missing} />
        </div>
      </div>
    </div>
  );
}

const none: ReadonlySet<string> = new Set();

type Edited = EditProps<LocalizedTexts, LocalizedOptions>;

const Edit = memo(function Edit(props: Edited) {
  const shared = use(LanguageChoiceContext);
  return shared ? <Written {...props} {...shared} /> : <Alone {...props} />;
});

function Alone(props: Edited) {
  const fallback = fallbackOf(props.options.with);
  const [language, choose] = useState<string>(fallback);
  const panel = useId();
  return (
    <div className={styles['whole']}>
      <div className={styles['panes']}>
        <LanguageList
          label={props.options.label}
          languages={languagesOf(fallback, props.value)}
          fallback={fallback}
          values={[props.value]}
          faulty={new Set(Object.keys(props.errors ?? {}))}
          current={language}
          onChoose={choose}
          controls={panel}
        />
        <div id={panel} className={styles['texts']} data-rtl={isRightToLeft(language) || undefined}>
          <Written {...props} language={language} choose={choose} />
        </div>
      </div>
    </div>
  );
}

interface WrittenProps extends Edited {
  readonly language: string;
  readonly choose: (language: string) => void;
}

/** The input of the chosen language. What leads to a fault of another one chooses it. */
function Written({ language, choose, errors = {}, error, value, options, onChange, ...rest }: WrittenProps) {
  const { with: told, label, required, ...others } = options;
  const { Edit: Inner } = faces[told?.as ?? 'Text'];
  const said = errors[language] ?? error;
  const name = ownName(language);
  const come = (event: FocusEvent, to: string) => {
    event.preventDefault();
    choose(to);
    // The input is there with the next drawing.
    setTimeout(() => document.getElementById(rest.id)?.focus());
  };
  if (!Inner) return null;
  return (
    <>
      {Object.keys(errors)
        .filter((other) => other !== language)
        .map((other) => (
          <button
            key={other}
            type="button"
            aria-hidden
            id={`${rest.id}.${other}`}
            tabIndex={-1}
            className={styles['target']}
            onFocus={(event) => come(event, other)}
          />
        ))}
      <Inner
        key={language}
        {...rest}
        value={textsOf(value)[language] ?? null}
        options={{
          ...others,
          label: `${label} (${name})`,
          ...(required && language === fallbackOf(told) ? { required } : {}),
        }}
        onChange={(next) => onChange(withText(value, language, next))}
        {...(said === undefined ? {} : { error: said })}
      />
    </>
  );
}

export default field(localizedText, {
  Show: Shown,
  Read,
  Edit,
});
