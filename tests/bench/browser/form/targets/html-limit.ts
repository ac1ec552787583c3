/** The limit: uncontrolled inputs of HTML, written by hand; rules are looked at when the form is sent. */
import { type BenchForm, holds, type Leaf, type SectionData, valueAt } from '../fields.ts';
import { startForm } from '../page.ts';

interface Control {
  readonly leaf: Leaf;
  readonly element: HTMLInputElement | HTMLSelectElement;
  readonly place: HTMLElement;
}

function controlOf(leaf: Leaf, data: SectionData): Control {
  const place = document.createElement('div');
  const label = document.createElement('label');
  const element = document.createElement(leaf.schema.enum ? 'select' : 'input');
  label.textContent = leaf.title;
  label.append(element);
  place.append(label);
  const value = valueAt(data, leaf.path);
  if (element instanceof HTMLSelectElement) {
    element.append(
      ...(leaf.schema.enum ?? []).map((each) => new Option(String(each), String(each), false, each === value)),
    );
  } else if (leaf.schema.type === 'boolean') {
    element.type = 'checkbox';
    element.checked = value === true;
  } else element.value = String(value ?? '');
  place.hidden = !holds(leaf, data);
  return { leaf, element, place };
}

const read = ({ element }: Control) =>
  element instanceof HTMLInputElement && element.type === 'checkbox' ? element.checked : element.value;

function problem(control: Control): string | undefined {
  const value = read(control);
  const { schema, required } = control.leaf;
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, minimum, maximum } = schema;
  if (value === '') return required ? 'must not be empty' : undefined;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(String(value))) return 'has another form';
  if (String(value).length < minLength) return 'is too short';
  if (String(value).length > maxLength) return 'is too long';
  if (minimum !== undefined && !(Number(value) >= minimum)) return 'is too small';
  if (maximum !== undefined && !(Number(value) <= maximum)) return 'is too large';
  return undefined;
}

function sectionOf(form: BenchForm, key: string): { readonly place: HTMLElement; readonly controls: Control[] } {
  const data = form.data[key] ?? {};
  const place = document.createElement('fieldset');
  place.style.contain = 'content';
  place.append(Object.assign(document.createElement('legend'), { textContent: key }));
  const controls = form.leaves.map((leaf) => controlOf(leaf, data));
  place.append(...controls.map((control) => control.place));
  place.addEventListener('change', () => {
    const now = Object.fromEntries(controls.map((control) => [control.leaf.path.join('.'), read(control)]));
    for (const control of controls) control.place.hidden = !holds(control.leaf, now);
  });
  return { place, controls };
}

startForm({
  mount: (form, root) => {
    const sections = form.sections.map((key) => sectionOf(form, key));
    const element = document.createElement('form');
    element.noValidate = true;
    element.append(...sections.map(({ place }) => place));
    element.append(Object.assign(document.createElement('button'), { type: 'submit', textContent: 'Save' }));
    element.addEventListener('submit', (event) => {
      event.preventDefault();
      for (const control of sections.flatMap(({ controls }) => controls)) {
        const wrong = control.place.hidden ? undefined : problem(control);
        control.element.toggleAttribute('aria-invalid', wrong !== undefined);
        if (wrong === undefined) continue;
        control.element.setAttribute('aria-invalid', 'true');
        control.place.append(Object.assign(document.createElement('p'), { textContent: wrong }));
      }
    });
    root.append(element);
  },
});
