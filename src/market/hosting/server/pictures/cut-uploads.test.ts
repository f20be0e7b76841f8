import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { sendPicture } from '../testing/send-picture.ts';

const app = await makeTestApp();
afterAll(() => app.close());
const host = await app.signUp('Hanna Host');

const [WIDTH, HEIGHT] = [640, 480];
const noise = sharp({
  create: {
    width: WIDTH,
    height: HEIGHT,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 120, sigma: 30 },
  },
}).png();
const drawn = await noise.toBuffer();
const END = Buffer.from([0xff, 0xd9]);
const FILES = {
  JPEG: await sharp(drawn).jpeg().toBuffer(),
  'progressive JPEG': await sharp(drawn).jpeg({ progressive: true }).toBuffer(),
  PNG: await sharp(drawn).png().toBuffer(),
  WebP: await sharp(drawn).webp().toBuffer(),
  AVIF: await sharp(drawn).avif({ effort: 0 }).toBuffer(),
};
type Name = keyof typeof FILES;

const send = (content: Uint8Array) => sendPicture(app, content, { as: host });
/** The first part of a file. */
const firstPart = (name: Name, share: number) =>
  FILES[name].subarray(0, Math.floor(FILES[name].length * share));

const taken: [string, () => Uint8Array][] = [
  ['a JPEG without its end marker', () => FILES.JPEG.subarray(0, -2)],
  ['a JPEG without its last percent', () => firstPart('JPEG', 0.99)],
  ['the same with an end marker', () => Buffer.concat([firstPart('JPEG', 0.99), END])],
  ['a progressive JPEG without its end marker', () => FILES['progressive JPEG'].subarray(0, -2)],
  ['a progressive JPEG without its last percent', () => firstPart('progressive JPEG', 0.99)],
  ['a PNG without its last bytes', () => FILES.PNG.subarray(0, -6)],
  ['a JPEG with bytes too many behind its end', () => Buffer.concat([FILES.JPEG, Buffer.alloc(9)])],
];
test.each(taken)('%s is taken as viewers show it', async (_, cut) => {
  const { status, body } = await send(cut());
  expect([status, body.message]).toEqual([201, undefined]);
  expect([body.width, body.height]).toEqual([WIDTH, HEIGHT]);
});

const refused: [string, () => Uint8Array][] = [
  ['half a JPEG', () => firstPart('JPEG', 0.5)],
  ['half a JPEG with an end marker', () => Buffer.concat([firstPart('JPEG', 0.5), END])],
  ['a JPEG without its last fifth', () => firstPart('JPEG', 0.8)],
  ['the head of a JPEG', () => FILES.JPEG.subarray(0, 120)],
  ['the beginning of a progressive JPEG', () => firstPart('progressive JPEG', 0.1)],
  ['half a PNG', () => firstPart('PNG', 0.5)],
  ['a WebP without its last percent', () => firstPart('WebP', 0.99)],
  ['half a WebP', () => firstPart('WebP', 0.5)],
  ['an AVIF without its last percent', () => firstPart('AVIF', 0.99)],
  ['the head of an AVIF', () => FILES.AVIF.subarray(0, 60)],
];
test.each(refused)('%s is refused as incomplete, at the file', async (_, cut) => {
  const { status, body } = await send(cut());
  const text = 'This file is incomplete. Please choose the original photo again.';
  expect([status, body.code, body.message]).toEqual([400, 'picture-incomplete', text]);
  expect(body).toMatchObject({ fields: { file: text } });
});

test('any part of any file is taken or refused, and never a fault', async () => {
  for (const [name, file] of Object.entries(FILES)) {
    for (const share of [0.01, 0.04, 0.2, 0.4, 0.7, 0.93]) {
      const { status } = await send(file.subarray(0, Math.floor(file.length * share)));
      expect([201, 400, 415], `${share} of a ${name}`).toContain(status);
    }
  }
});
