import { randomUUID } from 'node:crypto';
import type { Caller } from './call-api.ts';
import { realPictures } from './real-pictures.ts';

/**
 * Sends a picture as the person of a browser.
 *
 * @returns its address, as forms take it
 */
export async function sentPicture(person: Caller): Promise<string> {
  const [file] = await realPictures(person, 1);
  if (file === undefined) throw new Error('the demo world has no picture');
  const answer = await person.request.post('/api/uploads', {
    headers: { 'idempotency-key': randomUUID() },
    multipart: { file },
  });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { secure_url: string }).secure_url;
}
