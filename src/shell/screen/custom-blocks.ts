/** The hand-written blocks of src/custom by the paths of their folders; each is loaded when a screen shows it. */
import type { ComponentType } from 'react';
import { onDemand } from '../../engines/frame/on-demand.tsx';

type Loader = () => Promise<ComponentType>;

const files = import.meta.glob('../../custom/**/block.tsx', { import: 'default' }) as Readonly<Record<string, Loader>>;

// The title of the page stays while its block is on its way: React's lazy would take it away with what waits.
export const customBlocks: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file.slice('../../custom/'.length, -'/block.tsx'.length),
    onDemand(load),
  ]),
);
