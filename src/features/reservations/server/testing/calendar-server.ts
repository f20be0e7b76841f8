import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event of a calendar of another platform, as its lines. */
export function eventLines(uid: string, start: string, end: string, more: string[] = []): string[] {
  const bare = (date: string) => date.replaceAll('-', '');
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20260301T120000Z',
    `DTSTART;VALUE=DATE:${bare(start)}`,
    `DTEND;VALUE=DATE:${bare(end)}`,
    'SUMMARY:Reserved',
    ...more,
    'END:VEVENT',
  ];
}

/** A calendar of these lines. */
export function calendarText(lines: readonly string[], lineEnd = '\r\n'): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//EN', ...lines, 'END:VCALENDAR', '']
    .join(lineEnd)
    .replace(/\r?\n$/, lineEnd);
}

/** A platform on loopback that serves one calendar, which the test changes. */
export async function startCalendarServer(first: RequestListener | string = calendarText([])) {
  let answer = toListener(first);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['if-none-match'] ?? ''}`.trim());
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/calendar.ics`,
    /** Paths that were asked for, each with the tag that was sent. */
    asked,
    serve(next: RequestListener | string) {
      answer = toListener(next);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function toListener(answer: RequestListener | string): RequestListener {
  if (typeof answer !== 'string') return answer;
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(answer);
  };
}
