/** Texts of reference data: English, German and Polish stand side by side; every other language reads English. */

/** A type alias, so that it fits wherever texts by language are wanted. */
export type Texts = { readonly en: string; readonly de: string; readonly pl: string };

export type Words = readonly [en: string, de: string, pl: string];

export const texts = ([en, de, pl]: Words): Texts => ({ en, de, pl });
