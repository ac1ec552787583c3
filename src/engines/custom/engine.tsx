/** A hand-written block, by its name; whoever hosts the engines knows them. */
import type { CustomShape } from '../../define/shapes/block-shapes.ts';
import type { EngineProps } from '../engine-props.ts';
import { useEngineServices } from '../frame/engine-services.tsx';

export default function CustomEngine({ block }: EngineProps<CustomShape>) {
  const { custom } = useEngineServices();
  const Custom = custom?.[block.name];
  if (!Custom) throw new Error(`There is no hand-written block "${block.name}"`);
  return <Custom />;
}
