/** Texts of invoices with what differs in them. */
import { expect, it } from 'vitest';
import { said } from './texts.ts';

it('end a sentence once where a value ends with a full stop, as months do in Russian', () => {
  expect(said('За услуги за {month}. Суммы в {currency}.', { month: 'октябрь 2026 г.', currency: 'EUR' })).toBe(
    'За услуги за октябрь 2026 г. Суммы в EUR.',
  );
  expect(said('{month}. {left}', { month: 'Oktober' })).toBe('Oktober. {left}');
});
