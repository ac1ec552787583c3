/** The stored images of the demo world: the owner's logo and mark (ENT-77). */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { demoLogo, demoMark, logoPath, markPath } from './branding.ts';
import { insertAll } from './insert-all.ts';

export const putImages = (owner: Kysely<Tables>): Promise<void> =>
  insertAll(
    owner,
    'stored_image',
    [
      { path: logoPath, content: demoLogo },
      { path: markPath, content: demoMark },
    ].map(({ path, content }) => ({ path, content_type: 'image/svg+xml', content: Buffer.from(content) })),
  );
