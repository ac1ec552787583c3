/** Leaked passwords are found in their disguises, and good ones are not taken for them. */
import { describe, expect, it } from 'vitest';
import { isLeaked } from './leaked-passwords.ts';

describe('a leaked password', () => {
  it.each([
    'password',
    'P@ssw0rd2024!',
    '123456789012',
    '!!Dragon!!1987',
    'Sunsh1ne-2025',
    'passwordpassword',
    'QWERTYUIOP123!',
    'Superman#00001',
  ])('is found: %s', async (password) => {
    expect(await isLeaked(password)).toBe(true);
  });

  it.each([
    'Seven-Quiet-Otters-42',
    'Nordlicht-Testing-7!',
    'k7Xm-Qp3v-9tRw-h2ZN',
    'Żółw-i-żaba-w-stawie-7',
    'Ab1!Ab1!Ab1!',
  ])('is not seen in %s', async (password) => {
    expect(await isLeaked(password)).toBe(false);
  });
});
