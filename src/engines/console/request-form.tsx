/** What is sent: a form made of the schema by the form engine, or the same as JSON text. */
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmptyObject, isRecord } from '../../rules/path.ts';
import { NativeTextArea } from '../../ui/NativeTextArea.tsx';
import { Segments } from '../../ui/Segments.tsx';
import type { SchemaShape, Values } from '../binding/schema.ts';
import type { FieldProblem } from '../editing/problem.ts';
import type { FormHandle } from '../editing/status.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import type { SchemaCheck } from '../form/validation/schema-check.ts';
import { submitValues } from '../form/validation/validate.ts';
import styles from './console.module.css';

export interface RequestHandle {
  /** Takes what is there and sends it, or says what is wrong with it. */
  submit(): void;
  /** Puts other values in the place of what is there. */
  fill(values: Values): void;
  /** What the server says is wrong, at the fields. */
  say(problems: readonly FieldProblem[]): void;
}

export interface RequestFormProps {
  readonly ref: Ref<RequestHandle>;
  readonly id: string;
  readonly schema: SchemaShape;
  readonly check: SchemaCheck;
  readonly start: Values;
  readonly onSubmit: (input: Values) => void;
}

type Way = 'form' | 'json';
const asText = (values: Values): string => JSON.stringify(values, null, 2);

export function RequestForm({ ref, id, schema, check, start, onSubmit }: RequestFormProps) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>('form');
  const [first, setFirst] = useState({ values: start, turn: 0 });
  const [problem, setProblem] = useState<string>();
  const values = useRef(start);
  const text = useRef(asText(start));
  const form = useRef<FormHandle>(null);
  const sent = (given: Values) => submitValues(given, [], given, schema);
  const begin = (next: Values) => {
    values.current = next;
    text.current = asText(sent(next));
    setProblem(undefined);
    setFirst(({ turn }) => ({ values: next, turn: turn + 1 }));
  };
  /** undefined, and said: the text is no JSON object. */
  const read = (): Values | undefined => {
    const found = objectIn(text.current);
    setProblem(found ? undefined : t('The input is a JSON object, such as {example}', { example: '{ "limit": 20 }' }));
    return found;
  };
  const change = (next: Way) => {
    if (next === way) return;
    if (next === 'form') {
      const found = read();
      if (!found) return;
      begin(found);
    } else begin(values.current);
    setWay(next);
  };
  useImperativeHandle(ref, () => ({
    submit: () => {
      if (way === 'form') return form.current?.submit();
      const found = read();
      if (found) onSubmit(found);
    },
    fill: begin,
    say: (problems) => form.current?.say(problems),
  }));
  const isEmpty = isEmptyObject(schema.properties ?? {});
  return (
    <>
      <div className={styles['choice']}>
        <Segments
          label={t('Write the input as')}
          value={way}
          choices={[
            { value: 'form', label: t('Form') },
            { value: 'json', label: 'JSON' },
          ]}
          onChange={change}
        />
      </div>
      {way === 'json' ? (
        <div className={styles['json']}>
          <NativeTextArea
            key={first.turn}
            id={`${id}-json`}
            label={t('Input as JSON')}
            defaultValue={text.current}
            error={problem}
            onInput={({ currentTarget }) => {
              text.current = currentTarget.value;
            }}
          />
        </div>
      ) : isEmpty ? (
        <p className={styles['quiet']}>{t('This call takes no input.')}</p>
      ) : null}
      {way === 'form' && (
        <div className={styles['fields']}>
          <SchemaForm
            key={first.turn}
            ref={form}
            id={id}
            schema={schema}
            check={check}
            values={first.values}
            onStatus={(status) => {
              values.current = status.values;
            }}
            onSubmit={(given) => onSubmit(sent(given))}
          />
        </div>
      )}
    </>
  );
}

function objectIn(text: string): Values | undefined {
  try {
    const found: unknown = JSON.parse(text.trim() || '{}');
    return isRecord(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
