/** A state. */
import type { Parsed } from '../../define/fields/field.ts';
import { kind } from '../fields/kind.ts';
import { parseChoice } from '../fields/parse-choice.ts';
import { checkChoice } from '../fields/value-checks.ts';
import { writeChoice } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Status: string;
  }
}

const states = [
  { value: 'Active', label: 'Active' },
  { value: 'Suspended', label: 'Suspended' },
  { value: 'Terminated', label: 'Beendet zum Vertragsablauf' },
];

export default kind('Status', {
  type: 'string',
  means: [{ enum: true, name: /(State|Status)$/ }],
  width: 144,
  state: true,
  parse: (text, { choices }) => parseChoice(text, choices) as Parsed<string>,
  check: checkChoice,
  filter: 'choices',
  export: writeChoice,
  examples: [
    { name: 'normal', value: 'Active', options: { choices: states } },
    { name: 'ended', value: 'Terminated' },
    { name: 'waiting', value: 'Pending' },
    { name: 'running', value: 'InProgress' },
    { name: 'failed', value: 'Failed' },
    { name: 'escalated', value: 'Escalated' },
    { name: 'ends as planned', value: 'Active', options: { ends: '2027-01-31T00:00:00Z' } },
    { name: 'own words', value: 'Terminated', options: { choices: states } },
    { name: 'not known', value: 'Hibernating' },
    { name: 'empty', value: null, options: { choices: states } },
    { name: 'read only', value: 'Active', options: { choices: states, readOnly: true } },
  ],
});
