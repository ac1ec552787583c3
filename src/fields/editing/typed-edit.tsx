/** Typing for every kind that is one line: the text stays as typed until it means a value, and is set in form on leaving. */
import { type HTMLAttributes, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import type { EditProps } from '../../define/fields/field.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import type { Kind } from '../../rules/fields/kind.ts';
import type { Problem } from '../../rules/fields/problem.ts';
import { NativeTextInput } from '../../ui/NativeTextInput.tsx';
import { afterPress } from './after-press.ts';
import { type Draft, DraftsContext, useDraft } from './draft.ts';
import { inputProps } from './input-props.tsx';
import { ProblemText } from './problem-text.tsx';
import { Suggestions, suggestionsFor } from './suggestions.tsx';

export interface TypedEditProps<V, W = unknown> extends EditProps<V, W> {
  readonly toText: (value: V, locale: string) => string;
  readonly parse: Kind<V, W>['parse'];
  /** What the form holds while the text is wrong, so that neither the text is lost nor an older value saved by mistake. */
  readonly whenWrong: (text: string, locale: string) => V;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: string;
  /** After the text: a currency, a unit. */
  readonly after?: ReactNode;
}

export function TypedEdit<V, W = unknown>(props: TypedEditProps<V, W>) {
  const { value, options, locale, onChange, toText, parse, whenWrong, inputMode, autoComplete = 'off', after } = props;
  const drafts = use(DraftsContext);
  /** Said after leaving; while somebody types, nothing turns red. */
  const [said, say] = useState<Problem>();
  const asText = (of: V | null | undefined) => (isEmpty(of) || Number.isNaN(of) ? '' : toText(of, locale));
  const read = (typed: string) => {
    const parsed = parse(typed, options, locale);
    if ('value' in parsed) return { value: parsed.value, problem: undefined };
    const { problem: text, parameters } = parsed;
    return { value: whenWrong(typed, locale), problem: { text, ...(parameters && { parameters }) } };
  };
  const tell = (problem: Problem | undefined) => {
    draft.mark(problem);
    if (problem) drafts?.invalid.set(props.id, problem);
    else drafts?.invalid.delete(props.id);
  };
  const text = asText(value);
  const draft: Draft = useDraft({
    id: props.id,
    text,
    value,
    matches: (typed) => Object.is(read(typed).value, value ?? null),
    commit: (typed) => {
      const { value: next, problem } = read(typed);
      tell(problem);
      if (!Object.is(next, value ?? null)) onChange(next);
    },
  });
  // What was said of a text goes with it, when another value comes from outside.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value is a reason to look
  useLayoutEffect(() => {
    if (!said && !draft.isMarked) return;
    if (draft.shown === undefined || read(draft.shown).problem) return;
    say(undefined);
    tell(undefined);
  }, [text]);
  useEffect(() => () => void drafts?.invalid.delete(props.id), [drafts, props.id]);

  const leave = (typed: string) => {
    draft.flush();
    const { value: read_, problem } = read(typed);
    if (problem?.text !== said?.text) afterPress(() => say(read(draft.shown ?? typed).problem));
    if (!problem) draft.tidy(asText(read_));
    props.onBlur?.();
  };
  const suggested = suggestionsFor(props.id, options);
  // Some browsers suggest nothing where they are told to complete nothing.
  const completes = suggested && autoComplete === 'off' ? {} : { autoComplete };
  return (
    <NativeTextInput
      {...inputProps(props)}
      {...(suggested && {
        list: suggested.id,
        below: <Suggestions {...suggested} text={(each) => asText(each as V)} />,
      })}
      {...(said ? { error: <ProblemText problem={said} locale={locale} /> } : {})}
      {...(inputMode === undefined ? {} : { inputMode })}
      {...(after === undefined ? {} : { rightSection: after, rightSectionWidth: 48 })}
      ref={draft.attach}
      {...completes}
      defaultValue={text}
      onInput={(event) => {
        if (said) say(undefined);
        draft.typed(event);
      }}
      onCompositionEnd={draft.typed}
      onBlur={(event) => leave(event.currentTarget.value)}
    />
  );
}
