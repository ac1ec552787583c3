/** Pictures that tests send: good ones, and what hostile people call pictures. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Left half red, right half blue, so that a turn is seen. */
export const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), content]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
};

/** A few bytes that say they are a picture of so many pixels. */
export function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc(50_000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const page = '<!doctype html><script>document.title=document.cookie</script>';

/** A PNG with a page in a comment, and behind its end. */
export const pngWithPage = (png: Buffer): Buffer =>
  Buffer.concat([
    png.subarray(0, 33),
    chunk('tEXt', Buffer.from(`Comment\0${page}`)),
    png.subarray(33),
    Buffer.from(page),
  ]);

/** A JPEG with a page in its first comment, and behind its end. */
export const jpegWithPage = (jpeg: Buffer): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(page.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(page),
    jpeg.subarray(2),
    Buffer.from(page),
  ]);
};

/** A GIF with a page in a comment. */
export const gifWithPage = (gif: Buffer): Buffer =>
  Buffer.concat([
    gif.subarray(0, gif.length - 1),
    Buffer.from([0x21, 0xfe, page.length]),
    Buffer.from(page),
    Buffer.from([0, 0x3b]),
  ]);

export const scriptedPdf = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);
