import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What another platform answers when a calendar is asked for. */
export type PlatformAnswer =
  | { readonly kind: 'nights'; readonly nights: readonly string[] }
  /** So many events, one a day, again and again. */
  | { readonly kind: 'many'; readonly events: number; readonly firstDay: string }
  | { readonly kind: 'dead' }
  | { readonly kind: 'empty' }
  /** An answer without an end, as fast as it is read. */
  | { readonly kind: 'endless' }
  /** One letter at a time. */
  | { readonly kind: 'drip' };

const DRIP_MS = 200;

/** Another platform on loopback, whose calendars a torture changes. */
export async function startPlatform() {
  const answers = new Map<string, PlatformAnswer>();
  const server = createServer((request, response) => {
    send(response, answers.get(request.url ?? '') ?? { kind: 'dead' });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: (path: string) => `http://127.0.0.1:${port}${path}`,
    serve(path: string, answer: PlatformAnswer) {
      answers.set(path, answer);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Platform = Awaited<ReturnType<typeof startPlatform>>;

function send(response: ServerResponse, answer: PlatformAnswer): void {
  switch (answer.kind) {
    case 'dead':
      response.writeHead(503).end();
      return;
    case 'empty':
      response.end(calendarText([]));
      return;
    case 'nights':
      response.end(calendarText(answer.nights));
      return;
    case 'many': {
      const first = Temporal.PlainDate.from(answer.firstDay);
      const days = Array.from({ length: answer.events }, (_, nth) =>
        first.add({ days: nth % 7 }).toString(),
      );
      response.end(calendarText(days));
      return;
    }
    case 'endless':
      response.write('BEGIN:VCALENDAR\r\n');
      flood(response);
      return;
    case 'drip': {
      const drip = setInterval(() => response.write('B'), DRIP_MS);
      response.on('close', () => clearInterval(drip));
    }
  }
}

function flood(response: ServerResponse): void {
  while (!response.closed && response.write('X-NOTHING:AT ALL\r\n'.repeat(4_096)));
  response.once('drain', () => flood(response));
}

function calendarText(nights: readonly string[]): string {
  const events = nights.map(
    (night, nth) =>
      `BEGIN:VEVENT\r\nUID:${nth}@elsewhere\r\nDTSTART;VALUE=DATE:${night.replaceAll('-', '')}\r\nEND:VEVENT\r\n`,
  );
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`;
}
