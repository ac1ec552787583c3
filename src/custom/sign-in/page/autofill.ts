/** Whether a field is filled: by its text, or by the browser, which hides what it filled in until somebody clicks (LOGIN-9, A-32). */
export const isFilled = (field: HTMLInputElement): boolean => field.value.trim() !== '' || isAutofilled(field);

/** A password of blanks is a password (VAL-03). */
export const hasPassword = (field: HTMLInputElement): boolean => field.value !== '' || isAutofilled(field);

const isAutofilled = (field: Element): boolean => [':autofill', ':-webkit-autofill'].some((state) => is(field, state));

/** A browser that does not know a selector throws. */
function is(field: Element, selector: string): boolean {
  try {
    return field.matches(selector);
  } catch {
    return false;
  }
}
