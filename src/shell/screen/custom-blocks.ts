/** The hand-written blocks of src/custom by the paths of their folders; each is loaded when a screen shows it. */
import { type ComponentType, lazy } from 'react';

type Loader = () => Promise<{ readonly default: ComponentType }>;

const files = import.meta.glob('../../custom/**/block.tsx') as Readonly<Record<string, Loader>>;

export const customBlocks: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.slice('../../custom/'.length, -'/block.tsx'.length), lazy(load)]),
);
