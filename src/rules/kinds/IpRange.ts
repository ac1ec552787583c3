/** An address of the internet, a block of them (CIDR), or a range with a hyphen. */
import { kind } from '../fields/kind.ts';
import { asParsed } from '../fields/parse-problem.ts';
import { parseText } from '../fields/parse-text.ts';
import { checkText } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';
import { ipRangeProblem } from '../text/ip-range.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    IpRange: string;
  }
}

export default kind('IpRange', {
  type: 'string',
  width: 220,
  parse(text, options) {
    const parsed = parseText(text, options);
    const problem = 'value' in parsed && parsed.value !== null && ipRangeProblem(parsed.value);
    return problem ? asParsed(problem) : parsed;
  },
  check: (value, rule, allowed) =>
    checkText(value, { ...rule, MaxLength: rule.MaxLength ?? 100 }, allowed) ?? ipRangeProblem(value as string),
  filter: 'text',
  export: writeText,
  examples: [
    { name: 'address', value: '203.0.113.7' },
    { name: 'block', value: '203.0.113.0/24' },
    { name: 'range', value: '198.51.100.1-198.51.100.9' },
    { name: 'IPv6', value: '2001:db8:85a3::8a2e:370:7334' },
    { name: 'block of IPv6', value: '2001:db8::/32' },
    { name: 'empty', value: null, options: { placeholder: '203.0.113.0/24' } },
    { name: 'read only', value: '::1', options: { readOnly: true } },
    {
      name: 'error',
      value: '203.0.113.9-203.0.113.1',
      options: { required: true },
      error:
        'Invalid range: 203.0.113.9-203.0.113.1. Enter an address, a block such as 203.0.113.0/24 or a range such as 198.51.100.1-198.51.100.9.',
    },
  ],
});
