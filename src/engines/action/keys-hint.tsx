/** The letters that start an action, behind its name. */
import { Kbd } from '../../ui/Kbd.tsx';

export const KeysHint = ({ keys }: { readonly keys: string }) => (
  <span aria-hidden>
    <Kbd>{keys.toUpperCase()}</Kbd>
  </span>
);
