import { randomUUID } from 'node:crypto';
import { conversations, messages } from '#features/messaging/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { DemoTalk } from '../world/index.ts';
import { insertRows } from './insert.ts';

/** Inserts what people of the demo world wrote each other; both sides have read all of it. */
export async function insertTalks(db: Queryable, talks: readonly DemoTalk[]): Promise<void> {
  const rows = talks
    .filter((talk) => talk.messages.length > 0)
    .map((talk) => ({ id: randomUUID(), talk }));
  await insertRows(
    db,
    conversations,
    rows.map(({ id, talk: { listingId, guestId, hostId, messages: written } }) => ({
      id,
      listingId,
      guestId,
      hostId,
      createdAt: Temporal.Instant.from(written[0]?.at ?? ''),
      messageCount: written.length,
      lastMessageAt: Temporal.Instant.from(written.at(-1)?.at ?? ''),
      guestRead: written.length,
      hostRead: written.length,
    })),
  );
  await insertRows(
    db,
    messages,
    rows.flatMap(({ id, talk: { guestId, hostId, messages: written } }) =>
      written.map(({ by, text, at }, order) => ({
        conversationId: id,
        number: order + 1,
        senderId: by === 'guest' ? guestId : hostId,
        text,
        createdAt: Temporal.Instant.from(at),
      })),
    ),
  );
}
