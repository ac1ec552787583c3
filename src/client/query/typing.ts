/** Whether something is typed and not saved: what stands around it must not change under its author. */

let check = (): boolean => false;

export const isTyping = (): boolean => check();

/** Told by what keeps the drafts. */
export const setTypingCheck = (given: () => boolean): void => {
  check = given;
};
