/** Several lines with marks: buttons and keys that set them, and beside or under them what readers will see. */
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps } from '../../define/fields/field.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import { type MarkName, type Marks, markText } from '../../rules/text/markup-edit.ts';
import { controlProps, FieldFrame } from '../../ui/FieldFrame.tsx';
import { useDraft } from '../editing/draft.ts';
import { inputProps } from '../editing/input-props.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { keyOf, replaceText } from './mark-keys.ts';
import styles from './markup.module.css';

export interface MarkupEditorProps extends EditProps<string> {
  readonly marks: Marks;
  /** What the text means; the title is what the preview is called. */
  readonly preview: (text: string, title: string) => ReactNode;
  /** Written in letters of one width. */
  readonly isCode?: boolean;
}

export function MarkupEditor({ marks, preview, isCode = false, ...props }: MarkupEditorProps) {
  const { id, value, onChange, onBlur, options } = props;
  const { t } = useTranslation();
  const { rightSection, autoFocus, label, description, error, required, ...rest } = inputProps(props);
  const text = value ?? '';
  const control = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(text);
  const shown = useDeferredValue(useSettled(typed));
  const previewId = useId();
  const draft = useDraft({
    id,
    text,
    value,
    matches: (now) => now === text,
    commit: (now) => onChange(now === '' ? null : now),
  });
  useEffect(() => setTyped(text), [text]);
  // The same at each drawing: what is attached anew would lose what was typed.
  const attach = useCallback(
    (area: HTMLTextAreaElement | null) => {
      control.current = area;
      return draft.attach(area);
    },
    [draft],
  );
  const isFixed = options.readOnly === true;
  const mark = (name: MarkName) => {
    const area = control.current;
    if (!area || isFixed) return;
    const { value: now, selectionStart: from, selectionEnd: to } = area;
    replaceText(area, markText(marks, name, { text: now, from, to }));
  };
  const press = (event: KeyboardEvent) => {
    const name = keyOf(event);
    if (name === undefined || isFixed) return;
    // The page has uses of its own for some of these keys.
    event.preventDefault();
    event.stopPropagation();
    mark(name);
  };
  const frame = { id, label, ...(required ? { required } : {}) };
  const help = { ...(description ? { description } : {}), ...(error ? { error } : {}) };
  const { className, ...said } = controlProps({ ...frame, ...help });
  return (
    <div className={styles['editor']}>
      <div className={styles['panes']}>
        <FieldFrame {...frame} {...help} multiline>
          {!isFixed && <MarkButtons controls={id} onMark={mark} />}
          <textarea
            {...rest}
            {...said}
            className={`${className} ${styles['area']}`}
            data-code={isCode || undefined}
            dir="auto"
            spellCheck={!isCode}
            ref={attach}
            // biome-ignore lint/a11y/noAutofocus: as the form says
            autoFocus={autoFocus}
            defaultValue={text}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              draft.typed(event);
            }}
            onCompositionEnd={draft.typed}
            onKeyDown={press}
            onBlur={() => {
              draft.flush();
              onBlur?.();
            }}
          />
        </FieldFrame>
        <section className={styles['preview']} aria-labelledby={previewId}>
          <h4 id={previewId}>{t('Preview')}</h4>
          {isEmpty(shown.trim()) ? (
            <p className={styles['nothing']}>{t('Nothing written yet')}</p>
          ) : (
            preview(shown, t('Preview'))
          )}
        </section>
      </div>
    </div>
  );
}

/** How long somebody stops before the preview follows, in milliseconds: a frame is loaded anew each time. */
const pause = 250;

function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
