import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { ModerationState } from '#domain/moderation.ts';
import { uploads } from '#market/hosting/server/tables.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { messagePictures } from '../picture-tables.ts';
import { messages } from '../tables.ts';
import type { StoredMessage } from './messages.ts';

/** A message, by its place. */
type MessageName = Pick<StoredMessage, 'conversationId' | 'number'>;

/** A picture of a message, without its content. */
export interface StoredPicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

export async function insertPictures(
  tx: Queryable,
  { conversationId, number }: MessageName,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insert(messagePictures)
    .values(keys.map((key, at) => ({ conversationId, number, position: at + 1, key })));
}

/** A key of a message among several. */
export function messageKey({ conversationId, number }: MessageName): string {
  return `${conversationId}:${number}`;
}

/**
 * The pictures of some messages, in the order in which their writers chose them.
 *
 * @returns by the key of `messageKey`; messages without pictures are left out
 */
export async function loadPictures(
  db: Queryable,
  names: readonly MessageName[],
): Promise<ReadonlyMap<string, readonly StoredPicture[]>> {
  const found = new Map<string, StoredPicture[]>();
  if (names.length === 0) return found;
  const rows = await db
    .select({
      conversationId: messagePictures.conversationId,
      number: messagePictures.number,
      key: messagePictures.key,
      width: uploads.width,
      height: uploads.height,
      placeholder: uploads.placeholder,
    })
    .from(messagePictures)
    .innerJoin(uploads, eq(uploads.key, messagePictures.key))
    .where(
      or(
        ...names.map(({ conversationId, number }) =>
          and(
            eq(messagePictures.conversationId, conversationId),
            eq(messagePictures.number, number),
          ),
        ),
      ),
    )
    .orderBy(asc(messagePictures.position));
  for (const { conversationId, number, ...picture } of rows) {
    const name = messageKey({ conversationId, number });
    found.set(name, [...(found.get(name) ?? []), picture]);
  }
  return found;
}

/** Who sent a picture of a conversation, and who sees its message; null for an unknown one. */
export async function findPicture(
  db: Queryable,
  conversationId: string,
  key: string,
): Promise<{ readonly senderId: string; readonly moderationState: ModerationState } | null> {
  const [row] = await db
    .select({ senderId: messages.senderId, moderationState: messages.moderationState })
    .from(messagePictures)
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, messagePictures.conversationId),
        eq(messages.number, messagePictures.number),
      ),
    )
    .where(and(eq(messagePictures.conversationId, conversationId), eq(messagePictures.key, key)));
  return row ?? null;
}

/** Numbers of pictures that wait for the reader of each conversation; those without any are left out. */
export async function countWaitingPictures(
  db: Queryable,
  conversationIds: readonly string[],
  readerId: string,
): Promise<ReadonlyMap<string, number>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await queryRows<{ id: string; total: number }>(
    db,
    sql`
      select c.id, count(*)::integer as total
      from conversation c
      join message m on m.conversation_id = c.id and m.sender_id <> ${readerId}
        and m.moderation_state <> 'hidden'
        and m.number > case when c.guest_id = ${readerId} then c.guest_read else c.host_read end
      join message_picture p on p.conversation_id = m.conversation_id and p.number = m.number
      where c.id in (
        select value::uuid from jsonb_array_elements_text(${JSON.stringify(conversationIds)}::jsonb)
      )
      group by c.id`,
  );
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** The pictures that a person sent with messages, in their order. */
export function listSentPictures(
  db: Queryable,
  senderId: string,
): Promise<(MessageName & Pick<StoredPicture, 'key'>)[]> {
  return db
    .select({
      conversationId: messagePictures.conversationId,
      number: messagePictures.number,
      key: messagePictures.key,
    })
    .from(messagePictures)
    .innerJoin(uploads, eq(uploads.key, messagePictures.key))
    .where(eq(uploads.ownerId, senderId))
    .orderBy(messagePictures.conversationId, messagePictures.number, messagePictures.position);
}
