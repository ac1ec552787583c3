/** Typing for every kind that is one line: the text stays as typed until it means a value, and is set in form on leaving. */
import { type ChangeEvent, type HTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps, Field, Parsed } from '../define/field.ts';
import { TextInput } from '../ui/TextInput.tsx';
import { isEmpty } from './empty-value.tsx';
import { inputProps } from './input-props.tsx';

export interface TypedEditProps<V> extends EditProps<V> {
  readonly toText: (value: V, locale: string) => string;
  readonly parse: Field<V>['parse'];
  /** What the form holds while the text is wrong, so that neither the text is lost nor an older value saved by mistake. */
  readonly whenWrong: (text: string, locale: string) => V;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: string;
  /** After the text: a currency, a unit. */
  readonly after?: ReactNode;
}

export function TypedEdit<V>(props: TypedEditProps<V>) {
  const { value, options, locale, onChange, toText, parse, whenWrong, inputMode, autoComplete = 'off', after } = props;
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);

  useEffect(() => {
    // Undo, reset or a fresh load from outside replaces what was typed.
    if (!Object.is(sent.current, value)) setDraft(null);
    sent.current = value;
  }, [value]);

  const problem = draft === null ? '' : problemOf(parse(draft, options, locale), t);
  useEffect(() => {
    // Lets the form ask the browser (checkValidity) whether something typed is no value yet.
    input.current?.setCustomValidity(problem);
  }, [problem]);

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    setDraft(text);
    setLeft(false);
    const parsed = parse(text, options, locale);
    const next = 'value' in parsed ? parsed.value : whenWrong(text, locale);
    if (Object.is(next, value ?? null)) return;
    sent.current = next;
    onChange(next);
  };
  const leave = () => {
    setLeft(true);
    if (problem === '') setDraft(null);
    props.onBlur?.();
  };
  const error = left && problem !== '' ? problem : props.error;
  return (
    <TextInput
      {...inputProps(props)}
      {...(error === undefined ? {} : { error })}
      {...(inputMode === undefined ? {} : { inputMode })}
      {...(after === undefined ? {} : { rightSection: after, rightSectionWidth: 48 })}
      ref={input}
      autoComplete={autoComplete}
      value={draft ?? (isEmpty(value) || Number.isNaN(value) ? '' : toText(value, locale))}
      onChange={type}
      onBlur={leave}
    />
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

function problemOf(parsed: Parsed<unknown>, t: Translate): string {
  return 'problem' in parsed ? t(parsed.problem, parsed.parameters ?? {}) : '';
}
