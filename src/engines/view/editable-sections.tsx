/** Sections of which one at a time is edited in place, with the bar that saves it. */

import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../client/page/address.tsx';
import { whenIdle } from '../../client/page/idle.ts';
import type { EditRecordShape } from '../../define/shapes/block-shapes.ts';
import type { BindingValues } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { FormBar } from '../editing/form-bar.tsx';
import { isEditable } from '../field-plan/known-kinds.ts';
import type { PagePlan, SectionPlan } from '../field-plan/pages.ts';
import { ConfirmQuestion } from '../frame/confirm-question.tsx';
import { useFrame } from '../frame/frame.tsx';
import { onDemand } from '../frame/on-demand.tsx';
import { LeaveQuestion } from '../leaving/leave-question.tsx';
import { ReadSection } from './read-section.tsx';
import type { Reader } from './record-values.ts';
import { useSaveLabel } from './save-label.ts';
import { type Concerned, type Moment, useSectionEditing } from './use-section-editing.ts';

export interface EditableSectionsProps {
  readonly edit: EditRecordShape;
  readonly pages: readonly PagePlan[];
  readonly current: PagePlan | undefined;
  readonly scope: BindingValues;
  readonly reader: Reader;
  /** Why the record is not changed as it is now. */
  readonly locked: string | undefined;
  /** Where the bar stands: under everything that belongs to the record. */
  readonly foot: HTMLElement | null;
  readonly onSaved: (changes: Values) => void;
  /** Reads the record again. */
  readonly latest: () => Promise<Moment | undefined>;
}

/** Forms are heavy, and most records are only read; it is fetched while somebody reads. */
const EditSection = onDemand(async () => (await import('./edit-section.tsx')).EditSection);

const canEdit = (section: SectionPlan): boolean =>
  section.fields.some((field) => !field.options.readOnly && isEditable(field.kind));

export function EditableSections({ pages, current, locked, ...given }: EditableSectionsProps) {
  const { t } = useTranslation();
  const all = pages.flatMap((page) => page.sections);
  const editor = useSectionEditing({ ...given, sections: all });
  const id = useId();
  const [waiting, setWaiting] = useState<SectionPlan>();
  const { editing, status } = editor;
  const saveLabel = useSaveLabel(editing?.section);

  useEffect(() => whenIdle(EditSection.load), []);

  const edit = (section: SectionPlan) => (status.isDirty ? setWaiting(section) : editor.begin(section));
  const address = useAddress();
  const { prefix } = useFrame();
  const focus = (name: string) => {
    const home = pages.find((page) => page.sections.some((section) => section.id === editing?.section.id));
    if (home && home !== current) address.setSearch({ [`${prefix}page`]: home === pages[0] ? undefined : home.id });
    // Where the page had to be turned, the field is there a moment later.
    setTimeout(() => editor.form.current?.focus(name));
  };
  const editId = (section: string) => `${id}-edit-${section}`;
  useFocusBack(editing && editId(editing.section.id));
  // What is edited stays where it is, out of sight, while another page is looked at: half a value is typed there.
  const isShown = (section: SectionPlan) => current?.sections.includes(section) ?? false;
  const isEdited = (section: SectionPlan) => section.id === editing?.section.id;

  return (
    <>
      <div>
        {all
          .filter((section) => isShown(section) || isEdited(section))
          .map((section) =>
            editing && isEdited(section) ? (
              <EditSection
                key={section.id}
                hidden={!isShown(section)}
                edit={given.edit}
                editor={editor}
                reader={given.reader}
                editing={editing}
                onFocus={focus}
              />
            ) : (
              <ReadSection
                key={section.id}
                section={section}
                reader={given.reader}
                {...(canEdit(section) ? { onEdit: () => edit(section), editId: editId(section.id), locked } : {})}
              />
            ),
          )}
      </div>
      {editing &&
        given.foot &&
        createPortal(
          <FormBar
            faults={status.faults}
            isDirty={status.isDirty}
            isWaiting={status.isWaiting}
            isBusy={editor.isBusy}
            submitLabel={saveLabel ?? t('Save changes')}
            onSubmit={() => editor.form.current?.submit()}
            onDiscard={editor.discard}
            onFocus={focus}
          />,
          given.foot,
        )}
      {editor.asking && (
        <ConfirmQuestion
          confirm={undefined}
          label={saveLabel ?? t('Save changes')}
          danger
          busy={editor.isBusy}
          onAnswer={editor.answer}
        >
          <ConcernedPeople text={given.edit.preview?.text ?? ''} {...editor.asking} />
        </ConfirmQuestion>
      )}
      {waiting && (
        <LeaveQuestion
          onAnswer={(leave) => {
            if (leave) {
              editor.discard();
              editor.begin(waiting);
            }
            setWaiting(undefined);
          }}
        />
      )}
    </>
  );
}

interface ConcernedPeopleProps extends Concerned {
  readonly text: string;
}

function ConcernedPeople({ text, Count, Names }: ConcernedPeopleProps) {
  const { t } = useTranslation();
  const more = Count - Names.length;
  return (
    <>
      <p>{t(text, { count: Count })}</p>
      <p>
        {Names.join(', ')}
        {more > 0 && ` ${t('and {count, plural, one {one more} other {# more}}', { count: more })}`}
      </p>
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
