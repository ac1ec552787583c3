/** All panels that pages can be arranged of: the folder is the registry, one file adds one. */
import { type PanelFile, panelsIn } from '#define';

export const palette = panelsIn(import.meta.glob<PanelFile>('../../panels/*.ts', { eager: true, import: 'default' }));
