/**
 * A picture of a message that was reported, for staff who decide about it; a file, and not an API
 * call.
 */
export const REPORTED_PICTURE = '/api/admin/moderation/messages/:id/pictures/:key';

/** @param id of the message as a subject */
export function reportedPicturePath(id: string, key: string): string {
  return REPORTED_PICTURE.replace(':id', id).replace(':key', key);
}
