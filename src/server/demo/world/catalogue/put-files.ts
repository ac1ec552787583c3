/** Writes the pictures and documents of the services. */
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { insertAll } from '../insert-all.ts';
import type { ServiceDocument } from './documents.ts';
import type { Pictures } from './drawings/pictures.ts';
import type { PresentService } from './put-services.ts';

export async function putFiles(
  owner: Kysely<Tables>,
  services: readonly PresentService[],
  pictures: Pictures,
  documents: readonly ServiceDocument[],
): Promise<void> {
  const images = [...Object.values(pictures).flat(), ...documents];
  await insertAll(
    owner,
    'stored_image',
    images.map(({ path, content_type, content }) => ({ path, content_type, content })),
  );
  await insertAll(
    owner,
    'service_file',
    services.flatMap((service) => [
      ...illustrationsOf(service, services, pictures),
      ...documents
        .filter(({ key }) => key === service.key)
        .map((document, index) => documentRow(service, document, index)),
    ]),
  );
}

/** Two of the pictures of its category, in turn. */
function illustrationsOf({ id, key, category }: PresentService, services: readonly PresentService[], all: Pictures) {
  const album = all[category] ?? [];
  const turn = services.filter((one) => one.category === category).findIndex((one) => one.key === key);
  return [0, 1].flatMap((position) => {
    const picture = album[(turn + position) % album.length];
    return picture
      ? [
          {
            service_id: id,
            kind: 'Illustration' as const,
            language: null,
            title: picture.title,
            path: picture.path,
            content_type: picture.content_type,
            size: picture.content.length,
            width: picture.width,
            height: picture.height,
            position,
          },
        ]
      : [];
  });
}

const documentRow = (
  { id }: PresentService,
  { title, language, path, content_type, content }: ServiceDocument,
  index: number,
) => ({
  service_id: id,
  kind: 'Document' as const,
  language,
  title,
  path,
  content_type,
  size: content.length,
  width: null,
  height: null,
  position: 2 + index,
});
