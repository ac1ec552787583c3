/** Editing one section of a record: what it begins with, one save at a time, nothing lost when it fails. */
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../client/first/call.ts';
import { CallError } from '../../client/first/call-error.ts';
import { showMessage } from '../../client/first/messages.ts';
import type { Source } from '../../define/contract/operation.ts';
import type { EditRecordShape } from '../../define/shapes/block-shapes.ts';
import { valueAt, withValueAt } from '../../rules/path.ts';
import { type BindingValues, resolveInput } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { rebased } from '../editing/rebase.ts';
import { withoutSecrets } from '../editing/secrets.ts';
import type { FormHandle, FormStatus } from '../editing/status.ts';
import { useSending } from '../editing/use-sending.ts';
import { useStoredDraft } from '../editing/use-stored-draft.ts';
import type { SectionPlan } from '../field-plan/pages.ts';
import { useGuard } from '../leaving/unsaved.ts';
import { changesOf, flat, nested } from './changes.ts';
import { type Beside, orderedBeside } from './ordered-beside.ts';
import type { Reader } from './record-values.ts';
import { saveInput } from './save-input.ts';

export interface Editing {
  readonly section: SectionPlan;
  /** What was there when editing began. */
  readonly before: Values;
  /** What somebody typed before the page went, or before others changed the record. */
  readonly restored: Values | undefined;
  /** The rest of the input, as the record was then: its version among it. */
  readonly bound: Values | undefined;
  /** Fields that others have changed as well since editing began. */
  readonly contested: readonly string[];
  /** What stands in other sections, and before or after something of this one. */
  readonly beside: Beside;
  /** Each one is a form of its own. */
  readonly turn: number;
}

/** The record as it is at another moment. */
export interface Moment {
  readonly scope: BindingValues;
  readonly reader: Reader;
}

/** Those whom a change would concern at once. */
export interface Concerned {
  readonly Count: number;
  readonly Names: readonly string[];
}

export interface Editor {
  readonly editing: Editing | undefined;
  readonly form: RefObject<FormHandle | null>;
  readonly status: FormStatus;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  /** Whom saving would concern: waits for an answer. */
  readonly asking: Concerned | undefined;
  answer(agreed: boolean): void;
  begin(section: SectionPlan): void;
  follow(status: FormStatus): void;
  /** What others have put there stays, in place of what was typed. */
  takeOver(field: string): void;
  discard(): void;
  save(values: Values): void;
}

export interface Given {
  readonly edit: EditRecordShape;
  readonly scope: BindingValues;
  readonly reader: Reader;
  readonly sections: readonly SectionPlan[];
  readonly onSaved: (changes: Values) => void;
  /** Reads the record again. */
  readonly latest: () => Promise<Moment | undefined>;
}

/** What is kept while a section is edited. */
interface Unsent {
  readonly section: string;
  readonly values: Values;
  /** What editing began from. */
  readonly before: Values;
  readonly bound: Values | undefined;
}

const untouched: FormStatus = { values: {}, isDirty: false, isWaiting: false, faults: [] };

/** So often what was typed is put over what others have saved by itself, before somebody is asked. */
const tries = 3;

/** What is wrong with the input, or with the record by now, is said when it is saved. @throws anything else */
const sayingLater = (error: unknown): undefined => {
  if (error instanceof CallError && (error.status === 400 || error.status === 409)) return undefined;
  throw error;
};

export function useSectionEditing({ edit: block, scope, reader, sections, onSaved, latest }: Given): Editor {
  const { t } = useTranslation();
  const form = useRef<FormHandle>(null);
  const kept = useStoredDraft<Unsent>(block.source.operation);
  const boundIn = (at: BindingValues): Values | undefined => {
    const bound = resolveInput(block.source, block.input, at);
    return bound.state === 'ready' ? bound.input : undefined;
  };
  const start = (section: SectionPlan): Editing => ({
    section,
    before: nested(section.fields, (name) => reader.value(name)),
    restored: undefined,
    bound: boundIn(scope),
    beside: orderedBeside(block, section, sections, reader),
    contested: [],
    turn: 0,
  });
  const [editing, setEditing] = useState((): Editing | undefined => {
    const section = sections.find(({ id }) => id === kept.restored?.section);
    if (!section || !kept.restored) return undefined;
    const { values: restored, before, bound } = kept.restored;
    return { ...start(section), restored, before, bound };
  });
  const [status, setStatus] = useState(untouched);
  const [asking, setAsking] = useState<Concerned & { readonly values: Values }>();
  const fields = editing?.section.fields ?? [];
  const sent = fields.map((field) => ({ ...field, input: block.fields?.[field.name] }));
  const sending = useSending({ source: block.source, fields: sent, form, onConflict: latest });
  useGuard(status.isDirty, kept.drop);

  const end = () => {
    kept.keep(undefined);
    setEditing(undefined);
    setStatus(untouched);
  };
  const names = fields.map(({ name }) => name);
  /** The same editing over the record as it is now. */
  const renewed = async (from: Editing, values: Values): Promise<Editing | undefined> => {
    const now = await latest();
    if (!now) return undefined;
    const before = nested(fields, (name) => now.reader.value(name));
    const { values: restored, contested } = rebased(names, from.before, values, before);
    const beside = orderedBeside(block, from.section, sections, now.reader);
    return { ...from, before, restored, contested, beside, bound: boundIn(now.scope), turn: from.turn + 1 };
  };
  const concerned = async (input: Values): Promise<Concerned | undefined> => {
    const source = block.preview?.source as unknown as Source<Values, Concerned> | undefined;
    return source && call(source, input, { quiet: true }).catch(sayingLater);
  };
  const save = async (typed: Values, isAgreed = false) => {
    let from = editing;
    let values = typed;
    for (let left = tries; from?.bound; left -= 1) {
      const changes = changesOf(fields, from.before, values);
      if (Object.keys(changes).length === 0) return end();
      // Whether a day comes after another one is seen only where both are sent.
      const compared = Object.fromEntries([...from.beside.values()].map(({ field, value }) => [field.name, value]));
      const input = saveInput(block, from.bound, { ...compared, ...flat(fields, values) }, changes);
      try {
        const others = isAgreed ? undefined : await concerned(input);
        if (others?.Count) return setAsking({ ...others, values });
      } catch (error) {
        // Nobody is shut out unasked because nobody could be asked for.
        return sending.fail(error);
      }
      const answer = await sending.send(input);
      if (answer) {
        onSaved(changes);
        showMessage({ type: 'success', text: t(block.message ?? 'Changes saved') });
        return end();
      }
      const next: Editing | undefined = sending.overtaken.current && (await renewed(from, values));
      if (!next) return;
      from = next;
      values = next.restored ?? values;
      // What others have changed elsewhere in the record is in no one's way.
      if (next.contested.length > 0 || left === 1) return setEditing(next);
    }
  };

  return {
    editing,
    form,
    status,
    isBusy: sending.isBusy,
    failure: sending.failure,
    begin: (section) => {
      setStatus(untouched);
      setEditing(start(section));
    },
    follow: (next) => {
      setStatus(next);
      if (!editing) return;
      const { section, before, bound } = editing;
      const open = (values: Values) => withoutSecrets(values, {}, section.fields);
      const unsent = () => ({ section: section.id, values: open(next.values), before: open(before), bound });
      kept.keep(next.isDirty ? unsent : undefined);
    },
    takeOver: (name) => {
      if (!editing) return;
      const restored = withValueAt(status.values, name, valueAt(editing.before, name));
      const contested = editing.contested.filter((each) => each !== name);
      setEditing({ ...editing, restored, contested, turn: editing.turn + 1 });
    },
    discard: end,
    asking,
    answer: (agreed) => {
      setAsking(undefined);
      if (agreed && asking) void save(asking.values, true);
    },
    save: (values) => void save(values),
  };
}
