import type { SignedInContext } from '#platform/server/http/serve.ts';

/** Opens a support ticket for the caller; support is a higher feature. */
export type OpenTicket = (
  ticket: {
    readonly name: string;
    readonly email: string;
    readonly subject: string;
    readonly message: string;
    readonly reservation: string;
    /** Address of the page it is about. */
    readonly page: string;
    readonly requestId: string;
  },
  context: SignedInContext,
) => Promise<unknown>;
