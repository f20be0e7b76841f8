import { messageVerdict } from '#domain/confirmed-address.ts';
import { isAddressConfirmed, mailRecipient } from '#features/accounts/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Message } from '../../contract.ts';
import { getOtherMember, loadOwn } from '../access.ts';
import { notifyBothMembers } from '../live-news.ts';
import { isShared, shownMessage } from '../shown-message.ts';
import { takeNumber } from '../store/conversations.ts';
import { insertMessage } from '../store/messages.ts';

/**
 * Sends a message to the other side.
 *
 * @throws Problem 'not-found' for other users' conversations; 'email-unconfirmed' before the writer
 *   has confirmed their address; 'recipient-gone' when the other account is deleted
 */
export async function sendMessage(
  id: string,
  text: string,
  context: SignedInContext,
): Promise<Message> {
  const { db, actor, now } = context;
  const conversation = await loadOwn(db, id, actor);
  const verdict = messageVerdict({ emailVerified: await isAddressConfirmed(db, actor.id) });
  if (verdict !== 'ok') throw new Problem(verdict);
  if ((await mailRecipient(db, getOtherMember(conversation, actor))) === null) {
    throw new Problem('recipient-gone');
  }
  const number = await takeNumber(db, id, now);
  const message = { conversationId: id, number, senderId: actor.id, text, createdAt: now };
  await insertMessage(db, message);
  await notifyBothMembers(context, conversation, 'message');
  return shownMessage(message, actor.id, await isShared(db, conversation));
}
