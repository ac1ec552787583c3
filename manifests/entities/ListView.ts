/** A saved view of a list: its columns, filters, order and size under a name, for the user who saved it. */
import { Type } from 'typebox';
import { entity } from '#define';

/** Which list: the screen's path and the place of the list on it, such as '/accounts#0'. */
export const listKey = Type.String({ minLength: 1, maxLength: 200 });
export const listViewId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const listViewName = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
/** Whatever the list writes about itself into the address; the server does not look into it. */
export const listViewState = Type.String({ maxLength: 4096 });

export const ListView = entity(
  'ListView',
  Type.Object({
    ListViewId: listViewId,
    ListKey: Type.String(),
    Name: Type.String(),
    State: Type.String(),
    /** Opened when the list is entered without a state of its own; at most one of a list. */
    IsDefault: Type.Boolean(),
    UpdatedUtc: Type.String(),
  }),
);

export const listViewExample = {
  ListViewId: 7,
  ListKey: '/accounts#0',
  Name: 'Polish companies',
  State: 'filter=Company&country=PL&sort=DisplayName,ASC',
  IsDefault: false,
  UpdatedUtc: '2026-11-18T09:12:44Z',
};
