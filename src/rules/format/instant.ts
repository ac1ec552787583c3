/** Instants as calls write them (RFC 3339): the sixtieth second that the standard allows is the first of the next minute here. */

const leapSecond = /:60(?=[.zZ+-])/;

/** @param text checked to be a date and time with its zone. */
export function instantOf(text: string): Date {
  const instant = new Date(text.replace(leapSecond, ':59'));
  return leapSecond.test(text) ? new Date(instant.getTime() + 1000) : instant;
}
