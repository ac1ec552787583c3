/** `npm run new field Iban`: a field kind of text, its rules for both sides and its faces. */
import { lines } from '../reference/kinds.ts';
import { oneLetterUp } from './names.ts';
import { Refusal, type Skeleton } from './skeleton.ts';

export const field: Skeleton = {
  usage: 'field <Kind>',
  questions: [{ flag: 'name', ask: 'Name of the kind, such as Iban' }],
  write({ name = '' }) {
    if (!/^[A-Z][A-Za-z0-9]{1,39}$/.test(name))
      throw new Refusal(`A field kind is called like Iban or PostalCode; found "${name}".${oneLetterUp(name)}`);
    return {
      files: { [`src/rules/kinds/${name}.ts`]: rules(name), [`src/fields/${name}.tsx`]: faces(name) },
      texts: [],
      next: `Say what it takes in src/rules/kinds/${name}.ts and how it shows in src/fields/${name}.tsx; "npm run storybook" shows it under Fields/${name}. A line of ${lines} with it stands in the reference once "npm run reference" has run.`,
    };
  },
};

const rules = (name: string): string => `/** One line of text; say here what kind of value this is. */
import { kind } from '../fields/kind.ts';
import { parseText } from '../fields/parse-text.ts';
import { checkText } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    ${name}: string;
  }
}

export default kind('${name}', {
  type: 'string',
  width: 200,
  parse: parseText,
  check: checkText,
  filter: 'text',
  export: writeText,
  examples: [
    { name: 'usual', value: 'Ostsee Systemhaus' },
    { name: 'long', value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
    { name: 'empty', value: null },
    { name: 'error', value: 'AT', options: { required: true, minLength: 3 }, error: 'At least 3 characters' },
  ],
});
`;

const faces = (name: string): string => `/** One line of text; say here how it is shown and edited. */
import rules from '../rules/kinds/${name}.ts';
import { typedText } from './editing/typed-text.tsx';
import { field } from './field.ts';
import { ShowText } from './text/show-text.tsx';

export default field(rules, {
  Show: ShowText,
  Edit: typedText(rules.parse),
});
`;
