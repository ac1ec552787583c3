/** A few codes to be kept. */
import { kind } from '../fields/kind.ts';
import { checkList, checkText } from '../fields/value-checks.ts';
import { writeList } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Codes: readonly string[];
  }
}

export default kind('Codes', {
  type: 'array',
  width: 240,
  copy: true,
  parse(text) {
    const codes = text.split(/\s+/).filter(Boolean);
    return { value: codes.length === 0 ? null : codes };
  },
  check: checkList(checkText),
  // One on each line.
  export: writeList((codes) => codes.join('\n')),
  examples: [
    { name: 'usual', value: ['k7xm-qp3v-9trw', 'h2zn-4bfs-w8dc', 'p9ym-2kxt-7vre', 'd4hs-8wqn-3cbf'] },
    { name: 'one', value: ['492039'] },
    { name: 'long', value: ['otpauth-migration-CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAB'] },
    { name: 'empty', value: null },
  ],
});
