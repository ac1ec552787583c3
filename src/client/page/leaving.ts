/** Whether the page goes because the product wants it to: then nobody is asked about what he typed. */
let isWanted = false;

/** From now on the browser does not ask whether the page may go. */
export function leaveUnasked(): void {
  isWanted = true;
}

export const leavesUnasked = (): boolean => isWanted;
