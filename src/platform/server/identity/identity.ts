import type { DocumentName, IdentityFailure } from '#domain/identity.ts';

/** The person of a document. Read once, compared, and never stored. */
export interface DocumentPerson extends DocumentName {
  /** Null where the document doesn't state a whole one. */
  readonly birthDate: string | null;
}

/** How a session is, as its provider says. */
export type IdentitySession =
  /** Its person may go to `url`, which is valid for hours and works once; `failure` of the last try. */
  | { readonly status: 'open'; readonly url: string; readonly failure: IdentityFailure | null }
  /** The provider works on what it was given. */
  | { readonly status: 'processing' }
  | { readonly status: 'verified'; readonly person: DocumentPerson }
  /** Nothing can become of it any more: canceled, or its contents were deleted before they were read. */
  | { readonly status: 'canceled' };

/** A provider that checks an identity document and the face of who sends it. */
export interface Identity {
  readonly kind: 'stripe';
  /**
   * Opens a session. Called outside of transactions.
   *
   * @param request.attemptId our own id of the try; it makes a retry the same session
   * @param request.returnUrl where the person comes back to, finished or not
   * @throws Problem `timeout` when the provider can't be reached
   */
  open(request: {
    readonly attemptId: string;
    readonly returnUrl: string;
  }): Promise<{ session: string; url: string }>;
  /**
   * Asks how a session is. Called outside of transactions.
   *
   * @throws Problem `timeout` when the provider can't be reached
   */
  read(session: string): Promise<IdentitySession>;
  /**
   * Has the provider delete what it collected in a session, which ends an open one. Twice is once.
   * Called outside of transactions.
   *
   * @throws when the provider can't be reached, or still works on the session: try again
   */
  redact(session: string): Promise<void>;
  /**
   * Parses a webhook. It names a session that has changed, never how: events come more than once,
   * late, and in any order, so that the caller asks by `read`.
   *
   * @param body exactly as it was received
   * @returns null for irrelevant events
   * @throws Problem `forbidden` when the signature is wrong
   */
  readWebhook(body: string, headers: Headers): Promise<{ session: string } | null>;
}
