/** Finds the parts of the sign-in markup, and makes the small elements that depend on the brand. */
interface Elements {
  form: HTMLFormElement;
  fields: HTMLFieldSetElement;
  logo: HTMLElement;
  alert: HTMLElement;
  username: HTMLInputElement;
  password: HTMLInputElement;
  show: HTMLButtonElement;
  submit: HTMLButtonElement;
  or: HTMLElement;
  others: HTMLElement;
  register: HTMLElement;
  demo: HTMLElement;
  status: HTMLElement;
  language: HTMLSelectElement;
  fault: HTMLTemplateElement;
  outside: HTMLTemplateElement;
  key: HTMLTemplateElement;
}

/** @throws when the markup lacks the part. */
export function elementOf<Name extends keyof Elements>(root: HTMLElement, name: Name): Elements[Name] {
  const found = root.querySelector(`[data-part="${name}"]`);
  if (!found) throw new Error(`The sign-in markup has no part "${name}"`);
  return found as Elements[Name];
}

export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
