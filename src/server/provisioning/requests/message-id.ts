/** How a message is called outside: its id of the database, as Standard Webhooks names messages. */

export const outsideId = (messageId: string): string => `msg_${messageId.replaceAll('-', '')}`;

/** @returns undefined for what names none of our messages. */
export function insideId(outside: string): string | undefined {
  const [, ...parts] = /^msg_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(outside) ?? [];
  return parts.length === 0 ? undefined : parts.join('-');
}
