/** Made from the manifests when the product is built (generators/validators). */
declare module 'virtual:validators' {
  import type { CompiledModule } from './compiled.ts';

  export const validators: Readonly<Record<string, () => Promise<CompiledModule>>>;
}
