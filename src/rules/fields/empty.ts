/** Whether a value says nothing: whatever else is known of it, an empty text and an empty list are not there. */

export const isEmpty = (value: unknown): value is null | undefined | '' =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
