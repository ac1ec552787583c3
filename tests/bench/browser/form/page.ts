/** In the page of a target: its gestures, each timed until it is painted. */
import { type Keys, timeUntil, until, watchKeys } from '../painted.ts';
import { type BenchForm, type FormSize, makeForm, middle, nameOf, shownAtFirst, wrongValues } from './fields.ts';

export interface FormTarget {
  mount(form: BenchForm, root: HTMLElement): void;
}

export interface FormBench {
  /** Milliseconds until thirty fields are painted, and until all are. */
  mount(): Promise<{ readonly first: number; readonly all: number }>;
  nodes(): number;
  /** Puts the cursor at the end of a name in the middle of the form; answers what stands there. */
  focus(): string;
  keys(): Keys;
  /** Ticks a box on which a field depends. */
  tick(): Promise<number>;
  submit(): Promise<number>;
}

declare global {
  interface Window {
    formBench: FormBench;
  }
}

export const sizeOf = (search: string): FormSize => {
  const asked = new URLSearchParams(search);
  return { fields: Number(asked.get('fields')), conditional: asked.has('conditional') };
};

export function startForm(target: FormTarget): void {
  const root = document.getElementById('root') ?? document.body;
  const size = sizeOf(location.search);
  const form = makeForm(size);
  const wanted = shownAtFirst(form);
  // A library may add helper inputs, none draws fewer than there are fields.
  const fields = () => root.querySelectorAll(':is(input, select, textarea, [role="combobox"]):not([hidden] *)').length;
  const wrong = () => root.querySelectorAll(':is(input, select, textarea)[aria-invalid="true"]').length;
  const inputs = () => [...root.querySelectorAll<HTMLInputElement>('input')];
  const name = inThatSection(inputs);
  const keys = watchKeys();
  window.formBench = {
    mount: async () => {
      const began = performance.now();
      target.mount(form, root);
      const first = await until(() => fields() >= 30, began);
      return { first, all: await until(() => fields() >= wanted, began) };
    },
    nodes: () => root.querySelectorAll('*').length,
    focus: () => {
      const input = name(nameOf(middle(size)));
      input.scrollIntoView({ block: 'center' });
      input.focus();
      input.setSelectionRange(input.value.length, input.value.length);
      return input.value;
    },
    keys: () => keys,
    tick: () => {
      const before = fields();
      const all = inputs();
      const box = all.slice(all.indexOf(name(''))).find((input) => input.type === 'checkbox');
      return timeUntil(
        () => box?.click(),
        () => fields() > before,
      );
    },
    submit: () =>
      timeUntil(
        () => root.querySelector<HTMLElement>('button[type="submit"]')?.click(),
        () => wrong() >= wrongValues(size),
      ),
  };
}

/** Found by its value at first, then kept: what is typed changes the value. */
function inThatSection(inputs: () => readonly HTMLInputElement[]) {
  let found: HTMLInputElement | undefined;
  return (value: string): HTMLInputElement => {
    found ??= inputs().find((input) => input.value === value);
    if (!found) throw new Error(`no field has the value ${value}`);
    return found;
  };
}
