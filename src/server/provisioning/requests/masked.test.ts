/** What is kept of a vendor's answer tells no secret, whole or broken off. */
import { expect, it } from 'vitest';
import { masked } from './masked.ts';

it.each([
  [
    '{"reference":"a","facts":{"AdminPassword":"p\\"q","Server":"mx3"}}',
    '{"reference":"a","facts":{"AdminPassword":"•••","Server":"mx3"}}',
  ],
  ['{"apiKey": "k", "API_KEY":"k2","keyboard":"de"}', '{"apiKey": "•••", "API_KEY":"•••","keyboard":"de"}'],
  ['{"access_token":"begins and breaks o', '{"access_token":"•••"'],
  ['signed with whsec_c2VjcmV0 by mistake', 'signed with ••• by mistake'],
  ['<html>nothing</html>', '<html>nothing</html>'],
])('%s', (body, kept) => expect(masked(body)).toBe(kept));

it('so much and no more', () => expect(masked('x'.repeat(20_000))).toHaveLength(16_000));
