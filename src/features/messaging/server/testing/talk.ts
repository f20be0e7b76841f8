import type { TestAnswer, TestPerson } from '#entry/testing/test-app.ts';
import { makeStage } from '#features/reservations/server/testing/stage.ts';
import type { Conversation, Message, MessagePage, Thread } from '../../contract.ts';

type Code = { code: string };
type Talk = Awaited<ReturnType<typeof makeTalk>>;

export type { Talk };

/** The stage of the reservations with messages between its people. */
export async function makeTalk(options: Parameters<typeof makeStage>[0] = {}) {
  const stage = await makeStage(options);
  const { app } = stage;
  const ask = <Body>(
    method: string,
    path: string,
    as: TestPerson | null,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer<Body & Code>> =>
    app.request<Body & Code>(method, path, {
      headers,
      ...(as === null ? {} : { as }),
      ...(body === undefined ? {} : { body }),
    });

  return {
    ...stage,
    get guest() {
      return stage.guest;
    },
    ask,
    start: (as: TestPerson | null, around: object) =>
      ask<{ id: string }>('POST', '/api/conversations', as, around),
    list: (as: TestPerson) =>
      ask<{ unread: number; items: Conversation[] }>('GET', '/api/conversations', as),
    show: (as: TestPerson | null, id: string) => ask<Thread>('GET', `/api/conversations/${id}`, as),
    page: (as: TestPerson, id: string, query: string) =>
      ask<MessagePage>('GET', `/api/conversations/${id}/messages?${query}`, as),
    send: (as: TestPerson | null, id: string, text: string, headers = {}) =>
      ask<Message>('POST', `/api/conversations/${id}/messages`, as, { text }, headers),
    read: (as: TestPerson, id: string, upTo: number) =>
      ask<{ done: true }>('POST', `/api/conversations/${id}/read`, as, { upTo }),
    unread: async (as: TestPerson) =>
      (await ask<{ unread: number }>('GET', '/api/messages/unread', as)).body.unread,
    /** A conversation of the guest at the stage's listing, or at another one. */
    async open(as: TestPerson = stage.guest, listingId: string = stage.listingId): Promise<string> {
      return (await this.start(as, { listingId })).body.id;
    },
  };
}
