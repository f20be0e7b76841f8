import { type Caller, callApi } from './call-api.ts';

/** Pictures of the demo world as a phone would have them, each in a file of its own. */
export async function realPictures(context: Caller, count: number) {
  const { items } = await callApi<{ items: { pictures: { key: string }[] }[] }>(
    context,
    'GET',
    '/api/listings?address=Lisbon',
  );
  const keys = items.flatMap(({ pictures }) => pictures.map(({ key }) => key)).slice(0, count);
  return Promise.all(
    keys.map(async (key, at) => {
      const answer = await context.request.get(`/media/${encodeURIComponent(key)}/800.jpg`);
      return { name: `IMG_${at}.jpg`, mimeType: 'image/jpeg', buffer: await answer.body() };
    }),
  );
}
