import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Caller } from './call-api.ts';
import { realPictures } from './real-pictures.ts';

/** A picture as the runner sends it. */
type Picture = Awaited<ReturnType<typeof realPictures>>[number];

const DESK = fileURLToPath(new URL('../../docs/images/home.jpg', import.meta.url));

/** A picture for servers without the demo world. */
export function deskPicture(): Picture {
  return { name: 'desk.jpg', mimeType: 'image/jpeg', buffer: readFileSync(DESK) };
}

/**
 * Sends a picture as the person of a browser.
 *
 * @param picture one of the demo world by default
 * @returns its address, as forms take it
 */
export async function sentPicture(person: Caller, picture?: Picture): Promise<string> {
  const file = picture ?? (await realPictures(person, 1))[0];
  if (file === undefined) throw new Error('the demo world has no picture');
  const answer = await person.request.post('/api/uploads', {
    headers: { 'idempotency-key': randomUUID() },
    multipart: { file },
  });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { secure_url: string }).secure_url;
}
