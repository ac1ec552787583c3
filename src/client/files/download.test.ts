/** Names of saved files. */
import { expect, test } from 'vitest';
import { cleanName } from './download.ts';

test.each([
  ['audit log: Ägir & Co..xlsx', 'audit_log__Ägir___Co_.xlsx'],
  ['../../etc/passwd', '____.etcpasswd'],
  ['report', 'report.bin'],
  [`${'ö'.repeat(250)}.pdf`, `${'ö'.repeat(200)}.pdf`],
])('%s is saved as %s (VAL-40 to VAL-42, CONST-51)', (name, expected) => {
  expect(cleanName(name)).toBe(expected);
});
