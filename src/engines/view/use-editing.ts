/** Editing one section of a record: its draft, what is wrong, one save at a time, nothing lost when it fails. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../client/call.ts';
import { showMessage } from '../../client/messages.ts';
import { useWrite } from '../../client/query.tsx';
import type { FormShape } from '../../define/block-shapes.ts';
import type { Source } from '../../define/operation.ts';
import { resolveInput, type Scope } from '../binding.ts';
import type { Values } from '../schema.ts';
import { useGuard } from '../unsaved.ts';
import type { FieldPlan, SectionPlan } from './core.ts';
import { changesOf, checkAll, checkValue, fieldOfMessage, hasChanges, type Problems } from './draft.ts';
import { saveInput } from './save.ts';
import type { Reader } from './values.ts';

export interface Editing {
  readonly section: SectionPlan;
  readonly values: Values;
  readonly problems: Problems;
  readonly failure: string | undefined;
  /** Something stands in a control that is no value yet. */
  readonly typing: boolean;
}

export interface Editor {
  readonly editing: Editing | undefined;
  readonly busy: boolean;
  readonly dirty: boolean;
  begin(section: SectionPlan): void;
  change(field: FieldPlan, value: unknown): void;
  leave(field: FieldPlan): void;
  typing(half: boolean): void;
  isChanged(field: FieldPlan): boolean;
  discard(): void;
  /** `typed` are texts that are no value yet, by field name. Answers what has to be mended first, or nothing. */
  save(typed: Problems): Promise<Problems>;
}

export interface Given {
  readonly form: FormShape;
  readonly scope: Scope;
  readonly reader: Reader;
  readonly onSaved: (changes: Values) => void;
  /** The record has changed on the server meanwhile. */
  readonly onConflict: () => void;
}

const without = (problems: Problems, name: string): Problems => {
  const { [name]: _, ...rest } = problems;
  return rest;
};

export function useEditing({ form, scope, reader, onSaved, onConflict }: Given): Editor {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<Editing>();
  const before = useRef<Values>({});
  const { write, busy } = useWrite(form.source as unknown as Source<Values, unknown>);
  const dirty = editing !== undefined && (editing.typing || hasChanges(before.current, editing.values));
  useGuard(dirty);

  const update = (change: (now: Editing) => Editing) => setEditing((now) => now && change(now));

  const save = async (typed: Problems): Promise<Problems> => {
    if (!editing || busy) return {};
    const { section, values } = editing;
    const problems = { ...checkAll(section.fields, values), ...typed };
    update((now) => ({ ...now, problems, failure: undefined }));
    if (Object.keys(problems).length > 0) return problems;
    const changes = changesOf(before.current, values);
    const bound = resolveInput(form.source, form.input, scope);
    if (Object.keys(changes).length === 0 || bound.state !== 'ready') return end();
    try {
      await write(saveInput(form, bound.input, values, changes), { quiet: true });
    } catch (error) {
      return failed(error, section);
    }
    onSaved(changes);
    showMessage({ type: 'success', text: t(form.message ?? 'Changes saved') });
    return end();
  };

  const end = (): Problems => {
    setEditing(undefined);
    return {};
  };

  const failed = (error: unknown, section: SectionPlan): Problems => {
    const message = error instanceof Error ? error.message : String(error);
    const problems = fieldOfMessage(message, section.fields);
    update((now) => ({ ...now, problems: problems ?? {}, failure: problems ? undefined : message }));
    if (error instanceof CallError && error.status === 409) onConflict();
    return problems ?? {};
  };

  return {
    editing,
    busy,
    dirty,
    begin: (section) => {
      before.current = Object.fromEntries(section.fields.map(({ name }) => [name, reader.value(name)]));
      setEditing({ section, values: before.current, problems: {}, failure: undefined, typing: false });
    },
    change: ({ name, options }, value) =>
      update((now) => ({
        ...now,
        values: { ...now.values, [name]: value },
        // What was wrong is looked at again while it is mended; nothing turns red while it is typed for the first time.
        problems: now.problems[name] && !checkValue(options, value) ? without(now.problems, name) : now.problems,
      })),
    leave: ({ name, options }) =>
      update((now) => {
        const problem = options.readOnly ? undefined : checkValue(options, now.values[name]);
        return problem ? { ...now, problems: { ...now.problems, [name]: problem } } : now;
      }),
    typing: (half) => update((now) => (now.typing === half ? now : { ...now, typing: half })),
    isChanged: ({ name }) => editing !== undefined && name in changesOf(before.current, editing.values),
    discard: () => setEditing(undefined),
    save,
  };
}
