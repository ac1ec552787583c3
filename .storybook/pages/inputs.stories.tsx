/** Parts of `src/ui` in which something is typed or chosen: empty, filled, refused and read only. */
import { type ReactNode, useState } from 'react';
import { Checkbox as CheckboxPart } from '../../src/ui/Checkbox.tsx';
import { DatePickerInput as DatePickerInputPart } from '../../src/ui/DatePickerInput.tsx';
import { FieldFrame as FieldFramePart } from '../../src/ui/FieldFrame.tsx';
import { FileDrop as FileDropPart } from '../../src/ui/FileDrop.tsx';
import { MultiSelect as MultiSelectPart } from '../../src/ui/MultiSelect.tsx';
import { NativeTextArea as NativeTextAreaPart } from '../../src/ui/NativeTextArea.tsx';
import { NativeTextInput as NativeTextInputPart } from '../../src/ui/NativeTextInput.tsx';
import { PasswordInput as PasswordInputPart } from '../../src/ui/PasswordInput.tsx';
import { Select as SelectPart } from '../../src/ui/Select.tsx';
import { Switch as SwitchPart } from '../../src/ui/Switch.tsx';
import { TagsInput as TagsInputPart } from '../../src/ui/TagsInput.tsx';
import { TextInput as TextInputPart } from '../../src/ui/TextInput.tsx';
import { Sheet } from './sheet.tsx';

export default { title: 'Parts/Inputs', tags: ['sweep'] };

interface Common {
  readonly label: string;
  readonly description?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
}
const faces: Readonly<Record<string, Common>> = {
  empty: { label: 'Name', description: 'People see it in every list.', required: true },
  refused: { label: 'Name', error: 'Enter at most 60 characters', required: true },
  'read only': { label: 'Name', readOnly: true },
};

/** The same input in each of its faces. */
const inEach = (draw: (face: Common, name: string) => ReactNode) => ({
  render: () => (
    <Sheet samples={Object.fromEntries(Object.entries(faces).map(([name, face]) => [name, draw(face, name)]))} />
  ),
});

const nothing = () => {};
const data = ['Vienna', 'Wrocław', 'Székesfehérvár'];
const native = (name: string) => name.replaceAll(' ', '-');

export const TextInput = inEach((face) => <TextInputPart {...face} defaultValue={face.readOnly ? 'Nordlicht' : ''} />);
export const PasswordInput = inEach((face) => <PasswordInputPart {...face} revealLabel="Show password" />);
export const Select = inEach((face) => (
  <SelectPart {...face} data={data} defaultValue={face.readOnly ? 'Vienna' : null} />
));
export const MultiSelect = inEach((face) => <MultiSelectPart {...face} data={data} defaultValue={data.slice(0, 2)} />);
export const TagsInput = inEach((face) => <TagsInputPart {...face} defaultValue={['invoice', 'Mahnung']} />);
export const NativeTextInput = inEach((face, name) => (
  <NativeTextInputPart {...face} id={`input-${native(name)}`} defaultValue="Nordlicht" />
));
export const NativeTextArea = inEach((face, name) => (
  <NativeTextAreaPart
    {...face}
    id={`area-${native(name)}`}
    defaultValue={'First line\nSecond line'}
    onInput={nothing}
  />
));
export const FieldFrame = inEach(({ readOnly, ...face }, name) => (
  <FieldFramePart {...face} id={`frame-${native(name)}`}>
    <input id={`frame-${native(name)}`} readOnly={readOnly ?? false} defaultValue="Any control" />
  </FieldFramePart>
));

export const Checkbox = {
  render: () => (
    <Sheet
      samples={{
        empty: <CheckboxPart label="I have read it" />,
        ticked: <CheckboxPart label="I have read it" defaultChecked />,
        refused: <CheckboxPart label="I have read it" error="Tick it to go on" />,
        disabled: <CheckboxPart label="I have read it" disabled />,
      }}
    />
  ),
};

export const Switch = {
  render: () => (
    <Sheet
      samples={{
        off: <SwitchPart label="With those that have ended" />,
        on: <SwitchPart label="With those that have ended" defaultChecked />,
        disabled: <SwitchPart label="With those that have ended" disabled />,
      }}
    />
  ),
};

function Day(face: Common) {
  const [day, setDay] = useState<string | null>('2027-02-01');
  return (
    <DatePickerInputPart
      {...face}
      value={day}
      onChange={setDay}
      locale="en"
      format={(text) => text}
      parse={(text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : null)}
      previousLabel="Previous month"
      nextLabel="Next month"
    />
  );
}
export const DatePickerInput = inEach((face) => <Day {...face} />);

export const FileDrop = {
  render: () => {
    const drop = (id: string, more: object) => (
      <FileDropPart
        id={id}
        label="Contract"
        description="PDF, at most 10 MB"
        readOnly={false}
        accept=".pdf"
        chooseText="Choose a file"
        dropText="or drop or paste it here"
        progressLabel="Uploading"
        clearLabel="Remove file"
        onFiles={nothing}
        onClear={nothing}
        {...more}
      />
    );
    return (
      <Sheet
        samples={{
          empty: drop('drop-empty', {}),
          'on its way': drop('drop-way', { name: 'Rahmenvertrag-2027.pdf', share: 0.6 }),
          there: drop('drop-there', { name: 'Rahmenvertrag-2027.pdf' }),
          refused: drop('drop-refused', { error: 'File format not supported' }),
        }}
      />
    );
  },
};
