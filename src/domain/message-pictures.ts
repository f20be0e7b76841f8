/** Pictures of one message at most. */
export const MAX_MESSAGE_PICTURES = 4;
/** Pictures that one person sends within 24 hours at most. */
export const MAX_SENT_PICTURES = 200;

/** A message with pictures, before it is sent. */
export interface PicturedMessage {
  /** Its pictures. */
  readonly count: number;
  /** Pictures that its writer sent within the last 24 hours. */
  readonly sentLately: number;
  /** Whether the two see each other's contact details (`sharesContactDetails`). */
  readonly isShared: boolean;
}

/**
 * Whether a message may carry its pictures. They begin with what shares contact details: a number in
 * a picture can't be hidden as one in a text is.
 */
export function verdictOnPictures({
  count,
  sentLately,
  isShared,
}: PicturedMessage): 'ok' | 'pictures-not-yet' | 'rate-limited' {
  if (count === 0) return 'ok';
  if (!isShared) return 'pictures-not-yet';
  return sentLately + count > MAX_SENT_PICTURES ? 'rate-limited' : 'ok';
}
