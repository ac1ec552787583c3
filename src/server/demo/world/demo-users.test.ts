/** The password of the demo users is random and meets the product's own rules (VAL-05 to VAL-09). */
import { expect, test } from 'vitest';
import { newPassword } from './demo-users.ts';

test('passwords differ and have what a password needs', () => {
  const passwords = Array.from({ length: 200 }, newPassword);
  expect(new Set(passwords).size).toBe(200);
  for (const password of passwords)
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])[A-Za-z0-9]{4}(-[A-Za-z0-9]{4}){3}$/);
});
