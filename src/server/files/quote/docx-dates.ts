/** Gives all entries of a zip one date, so that what is packed anew has the same bytes. */

const endMark = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** @param packed without a comment at its end. */
export function sameDates(packed: Buffer, date: Date): Buffer {
  const end = packed.lastIndexOf(endMark);
  const count = packed.readUInt16LE(end + 10);
  let at = packed.readUInt32LE(end + 16);
  const stamp = dosDate(date);
  for (let entry = 0; entry < count; entry += 1) {
    packed.writeUInt32LE(stamp, at + 12);
    packed.writeUInt32LE(stamp, packed.readUInt32LE(at + 42) + 10);
    at += 46 + packed.readUInt16LE(at + 28) + packed.readUInt16LE(at + 30) + packed.readUInt16LE(at + 32);
  }
  return packed;
}

/** Day and time as zips keep them, from 1980 on and in steps of two seconds. */
function dosDate(date: Date): number {
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return day * 0x10000 + time;
}
