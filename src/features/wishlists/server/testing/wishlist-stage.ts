import { makeTestApp, type TestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { WishlistEntry, WishlistItem } from '../../contract.ts';

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly link: string | null;
  readonly entries: readonly WishlistEntry[];
}

interface Shared {
  readonly name: string;
  readonly ownerName: string;
  readonly isOwn: boolean;
  readonly entries: readonly WishlistEntry[];
}

/** Lists of a test. */
export interface WishlistStage {
  readonly app: TestApp;
  /** Creates a list. @returns its id */
  create(as: TestPerson, name?: string): Promise<string>;
  lists(as: TestPerson): Promise<readonly WishlistItem[]>;
  show(as: TestPerson, id: string): Promise<Shown>;
  add(as: TestPerson, id: string, listingId: string): Promise<number>;
  /** Makes the link of a list. @returns its token */
  share(as: TestPerson, id: string): Promise<string>;
  open(
    token: string,
    as?: TestPerson,
  ): Promise<{ readonly status: number; readonly text: string; readonly body: Shared }>;
  /** Gives or takes a heart. */
  heart(
    method: 'PUT' | 'DELETE',
    as: TestPerson | undefined,
    entry: { readonly token: string; readonly listingId: string },
  ): Promise<{ readonly status: number; readonly body: { readonly hearts: number } }>;
}

export async function makeWishlistStage(
  options: Parameters<typeof makeTestApp>[0] = {},
): Promise<WishlistStage> {
  const app = await makeTestApp(options);
  const caller = (as?: TestPerson) => (as === undefined ? {} : { as });
  return {
    app,
    async create(as, name = 'Lisbon in May') {
      const made = await app.request<{ id: string }>('POST', '/api/wishlists', {
        as,
        body: { name },
      });
      if (made.status !== 201) throw new Error(`no list was created: ${made.text}`);
      return made.body.id;
    },
    lists: async (as) =>
      (await app.request<{ items: WishlistItem[] }>('GET', '/api/wishlists', { as })).body.items,
    show: async (as, id) => (await app.request<Shown>('GET', `/api/wishlists/${id}`, { as })).body,
    add: async (as, id, listingId) =>
      (await app.request('PUT', `/api/wishlists/${id}/entries/${listingId}`, { as })).status,
    async share(as, id) {
      const made = await app.request<{ link: string }>('PUT', `/api/wishlists/${id}/link`, { as });
      if (made.status !== 200) throw new Error(`not shared: ${made.text}`);
      return made.body.link.split('/').at(-1) ?? '';
    },
    open: (token, as) => app.request<Shared>('GET', `/api/shared-wishlists/${token}`, caller(as)),
    heart: (method, as, { token, listingId }) =>
      app.request(method, `/api/shared-wishlists/${token}/hearts/${listingId}`, caller(as)),
  };
}
