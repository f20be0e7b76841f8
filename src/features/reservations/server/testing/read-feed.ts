import type { TestApp, TestPerson } from '#entry/testing/test-app.ts';

/** An event of a calendar, by the names of its lines. */
export type FeedEvent = Readonly<Record<string, string>>;

/** Makes a person's calendar feed. @returns its path */
export async function makeFeed(app: TestApp, as: TestPerson): Promise<string> {
  const { body, text } = await app.request<{ url: string }>('POST', '/api/calendar', { as });
  if (body.url === undefined) throw new Error(text);
  return new URL(body.url).pathname;
}

/** Reads a calendar as a program does, with only its address. */
export async function readFeed(app: TestApp, path: string, headers: Record<string, string> = {}) {
  const answer = await app.request('GET', path, { headers });
  const lines = answer.text.replaceAll('\r\n ', '').split('\r\n');
  const events: FeedEvent[] = [];
  let event: Record<string, string> | null = null;
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (line === 'BEGIN:VEVENT') event = {};
    else if (line === 'END:VEVENT') {
      events.push(event ?? {});
      event = null;
    } else if (event !== null) event[line.slice(0, colon)] = line.slice(colon + 1);
  }
  return { ...answer, lines, events };
}
