/** Free words on a thing. */
import { kind } from '../fields/kind.ts';
import { checkList, checkText } from '../fields/value-checks.ts';
import { writeList } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Tags: readonly string[];
  }
}

export default kind('Tags', {
  type: 'array',
  definable: { title: 'Free words', takes: [] },
  means: [{ type: 'array' }],
  width: 200,
  parse(text) {
    const tags = [...new Set(text.split(/[,;\n]/).map((tag) => tag.trim()))].filter(Boolean);
    return { value: tags.length === 0 ? null : tags };
  },
  check: checkList((tag, rule) => checkText(tag, { ...rule, MaxLength: 60 })),
  filter: 'tags',
  export: writeList((tags) => tags.join(', ')),
  examples: [
    { name: 'usual', value: ['vip', 'Hafen'] },
    { name: 'one long word', value: ['Verkehrsinfrastrukturfinanzierungsgesellschaft'] },
    { name: 'other scripts', value: ['важно', '重要', 'مهم'] },
    { name: 'many', value: Array.from({ length: 14 }, (_, index) => `tag ${index + 1}`) },
    { name: 'empty', value: null, options: { help: 'Close each with Enter or a comma' } },
    { name: 'read only', value: ['imported'], options: { readOnly: true } },
    { name: 'error', value: ['x'], error: 'At least 2 characters' },
  ],
});
