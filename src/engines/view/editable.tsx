/** Sections of which one at a time is edited in place, with the bar that saves it. */

import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAddress } from '../../client/address.tsx';
import type { FormShape } from '../../define/block-shapes.ts';
import type { Scope } from '../binding.ts';
import { LeaveQuestion } from '../leave-question.tsx';
import { usePlace } from '../place.tsx';
import type { Values } from '../schema.ts';
import { ActionBar } from './action-bar.tsx';
import type { PagePlan, SectionPlan } from './core.ts';
import type { Problems } from './draft.ts';
import { EditSection } from './edit-section.tsx';
import { isEditable } from './kinds.ts';
import { ReadSection } from './section.tsx';
import { useEditing } from './use-editing.ts';
import type { Reader } from './values.ts';

export interface EditableSectionsProps {
  readonly form: FormShape;
  readonly pages: readonly PagePlan[];
  readonly current: PagePlan | undefined;
  readonly scope: Scope;
  readonly reader: Reader;
  /** Where the bar stands: under everything that belongs to the record. */
  readonly foot: HTMLElement | null;
  readonly onSaved: (changes: Values) => void;
  readonly onConflict: () => void;
}

const canEdit = (section: SectionPlan): boolean =>
  section.fields.some((field) => !field.options.readOnly && isEditable(field.kind));

export function EditableSections({ pages, current, ...given }: EditableSectionsProps) {
  const editor = useEditing(given);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState<SectionPlan>();
  const { editing } = editor;

  const edit = (section: SectionPlan) => (editor.dirty ? setWaiting(section) : editor.begin(section));
  const address = useAddress();
  const { prefix } = usePlace();
  const focus = (name: string) => {
    const home = pages.find((page) => page.sections.some((section) => section.id === editing?.section.id));
    if (home && home !== current) address.setSearch({ [`${prefix}page`]: home === pages[0] ? undefined : home.id });
    // Where the page had to be turned, the field is there a moment later.
    setTimeout(() => document.getElementById(`${id}-${name}`)?.focus());
  };
  const editId = (section: string) => `${id}-edit-${section}`;
  useFocusBack(editing && editId(editing.section.id));
  // What is edited stays where it is, out of sight, while another page is looked at: half a value is typed there.
  const isShown = (section: SectionPlan) => current?.sections.includes(section) ?? false;
  const isEdited = (section: SectionPlan) => section.id === editing?.section.id;
  const sections = pages.flatMap((page) => page.sections).filter((each) => isShown(each) || isEdited(each));
  const save = async () => {
    const [first] = Object.keys(await editor.save(typedProblems(place.current, `${id}-`)));
    if (first !== undefined) focus(first);
  };

  return (
    <>
      <div ref={place}>
        {sections.map((section) =>
          editing && isEdited(section) ? (
            <EditSection
              key={section.id}
              hidden={!isShown(section)}
              id={id}
              editor={editor}
              editing={editing}
              onSave={() => void save()}
              onFocus={focus}
            />
          ) : (
            <ReadSection
              key={section.id}
              section={section}
              reader={given.reader}
              {...(canEdit(section) ? { onEdit: () => edit(section), editId: editId(section.id) } : {})}
            />
          ),
        )}
      </div>
      {editing &&
        given.foot &&
        createPortal(
          <ActionBar editor={editor} editing={editing} onSave={() => void save()} onFocus={focus} />,
          given.foot,
        )}
      {waiting && (
        <LeaveQuestion
          onAnswer={(leave) => {
            if (leave) editor.begin(waiting);
            setWaiting(undefined);
          }}
        />
      )}
    </>
  );
}

/** When editing ends, the focus goes to the button that began it. */
function useFocusBack(buttonId: string | undefined): void {
  const last = useRef(buttonId);
  useEffect(() => {
    const before = last.current;
    last.current = buttonId;
    if (before !== undefined && buttonId === undefined) document.getElementById(before)?.focus();
  }, [buttonId]);
}

/** Controls keep text that is no value yet and say so to the browser; here it is asked. */
function typedProblems(place: HTMLElement | null, prefix: string): Problems {
  const controls = [...(place?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
  const wrong = controls.filter((control) => control.id.startsWith(prefix) && control.validity.customError);
  return Object.fromEntries(
    wrong.map((control) => [control.id.slice(prefix.length), { text: control.validationMessage, said: true }]),
  );
}
