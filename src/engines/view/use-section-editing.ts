/** Editing one section of a record: what it begins with, one save at a time, nothing lost when it fails. */
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showMessage } from '../../client/first/messages.ts';
import type { EditRecordShape } from '../../define/shapes/block-shapes.ts';
import { type BindingValues, resolveInput } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { withoutSecrets } from '../editing/secrets.ts';
import type { FormHandle, FormStatus } from '../editing/status.ts';
import { useSending } from '../editing/use-sending.ts';
import { useStoredDraft } from '../editing/use-stored-draft.ts';
import type { SectionPlan } from '../field-plan/pages.ts';
import { useGuard } from '../leaving/unsaved.ts';
import { changesOf, flat, nested } from './changes.ts';
import type { Reader } from './record-values.ts';
import { saveInput } from './save-input.ts';

export interface Editing {
  readonly section: SectionPlan;
  /** What was there when editing began. */
  readonly before: Values;
  /** What somebody typed before the page went. */
  readonly restored: Values | undefined;
}

export interface Editor {
  readonly editing: Editing | undefined;
  readonly form: RefObject<FormHandle | null>;
  readonly status: FormStatus;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  begin(section: SectionPlan, restored?: Values): void;
  follow(status: FormStatus): void;
  discard(): void;
  save(values: Values): void;
}

export interface Given {
  readonly edit: EditRecordShape;
  readonly scope: BindingValues;
  readonly reader: Reader;
  readonly sections: readonly SectionPlan[];
  readonly onSaved: (changes: Values) => void;
  /** The record has changed on the server meanwhile. */
  readonly onConflict: () => void;
}

/** What is kept while a section is edited. */
interface Unsent {
  readonly section: string;
  readonly values: Values;
}

const untouched: FormStatus = { values: {}, isDirty: false, faults: [] };

export function useSectionEditing({ edit: block, scope, reader, sections, onSaved, onConflict }: Given): Editor {
  const { t } = useTranslation();
  const form = useRef<FormHandle>(null);
  const kept = useStoredDraft<Unsent>(block.source.operation);
  const start = (section: SectionPlan, restored?: Values): Editing => ({
    section,
    before: nested(section.fields, (name) => reader.value(name)),
    restored,
  });
  const [editing, setEditing] = useState(() => {
    const section = sections.find(({ id }) => id === kept.restored?.section);
    return section && start(section, kept.restored?.values);
  });
  const [status, setStatus] = useState(untouched);
  const fields = editing?.section.fields ?? [];
  const sending = useSending({ source: block.source, fields, form, onConflict });
  useGuard(status.isDirty, kept.drop);

  const end = () => {
    kept.keep(undefined);
    setEditing(undefined);
    setStatus(untouched);
  };
  const save = async (values: Values) => {
    const bound = resolveInput(block.source, block.input, scope);
    if (!editing || bound.state !== 'ready') return;
    const changes = changesOf(fields, editing.before, values);
    if (Object.keys(changes).length > 0) {
      const answer = await sending.send(saveInput(block, bound.input, flat(fields, values), changes));
      if (!answer) return;
      onSaved(changes);
      showMessage({ type: 'success', text: t(block.message ?? 'Changes saved') });
    }
    end();
  };

  return {
    editing,
    form,
    status,
    isBusy: sending.isBusy,
    failure: sending.failure,
    begin: (section, restored) => {
      setStatus(untouched);
      setEditing(start(section, restored));
    },
    follow: (next) => {
      setStatus(next);
      if (!editing) return;
      const { id, fields: shown } = editing.section;
      kept.keep(next.isDirty ? () => ({ section: id, values: withoutSecrets(next.values, {}, shown) }) : undefined);
    },
    discard: end,
    save: (values) => void save(values),
  };
}
