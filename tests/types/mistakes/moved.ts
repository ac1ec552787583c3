/** Wrong manifests: old addresses. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { moved } from '#define';

moved('/Old', '/new');
moved('/Old/$thingId', '/thing/$thingId');
moved('/Old/$list', '/things?page?&find?&sort?', { read: 'p:$page;ord:$sort(order);n:$find(base64)' });

// @ts-expect-error a parameter that the old address lacks
moved('/Old/$id', '/thing/$thingId');
// @ts-expect-error an address that does not begin at the root
moved('Old', '/new');
// @ts-expect-error a value that the place does not take
moved('/Old/$list', '/things?page?', { read: 'p:$page;l:$size' });
// @ts-expect-error the same for the last one, which is base64
moved('/Old/$list', '/things?page?', { read: 'p:$page;n:$find(base64)' });
// @ts-expect-error a definition that says nothing
moved('/Old/$list', '/things?page?', {});
