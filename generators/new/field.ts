/** `npm run new field Iban`: a field kind of text, with all its faces. */
import { oneLetterUp } from './names.ts';
import { Refusal, type Skeleton } from './skeleton.ts';

export const field: Skeleton = {
  usage: 'field <Kind>',
  questions: [{ flag: 'name', ask: 'Name of the kind, such as Iban' }],
  write({ name = '' }) {
    if (!/^[A-Z][A-Za-z0-9]{1,39}$/.test(name))
      throw new Refusal(`A field kind is called like Iban or PostalCode; found "${name}".${oneLetterUp(name)}`);
    return {
      files: { [`src/fields/${name}.tsx`]: text(name) },
      texts: [],
      next: `Change how it shows and what it takes in src/fields/${name}.tsx; "npm run storybook" shows it under Fields/${name}.`,
    };
  },
};

const text = (kind: string): string => `/** One line of text; say here what kind of value this is. */
import { type EditProps, field } from '../define/fields/field.ts';
import { asTyped, ShowText } from './text/show-text.tsx';
import { parseText } from './text/text-parse.ts';
import { TypedEdit } from './editing/typed-edit.tsx';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    ${kind}: string;
  }
}

function Edit(props: EditProps<string>) {
  return <TypedEdit {...props} toText={asTyped} parse={parseText} whenWrong={asTyped} />;
}

export default field('${kind}', {
  width: 200,
  Show: ShowText,
  Edit,
  parse: parseText,
  filter: 'text',
  export: (value) => value ?? '',
  examples: [
    { name: 'usual', value: 'Ostsee Systemhaus' },
    { name: 'long', value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
    { name: 'empty', value: null },
    { name: 'error', value: 'AT', options: { required: true, minLength: 3 }, error: 'At least 3 characters' },
  ],
});
`;
