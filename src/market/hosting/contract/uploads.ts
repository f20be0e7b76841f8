import * as v from 'valibot';
import { MAX_PICTURE_BYTES } from '#domain/listing-form.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { fileSchema } from '#platform/contract/schemas.ts';

/**
 * Purpose of a picture; logos are stored smaller and retain transparency, portraits are smaller.
 * Evidence is shown only to those who may see the reservation it belongs to, and a picture of a
 * message to the two of its conversation.
 */
export const UPLOAD_PRESETS = [
  'listing-photos',
  'listing-logos',
  'portraits',
  'evidence',
  'messages',
] as const;

/** Those that have no public address. */
export const PRIVATE_PRESETS = [
  'evidence',
  'messages',
] as const satisfies readonly (typeof UPLOAD_PRESETS)[number][];

/** A stored picture, in the shape of the hosting services (spec 3 §7). */
export const uploadSchema = v.object({
  /** For the lists `imageSrc` and `logoImageSrc` of a form. */
  secure_url: v.string(),
  /** For `/media/{key}/{width}.{format}`. */
  key: v.string(),
  /** CSS background shown until the picture has loaded. */
  placeholder: v.string(),
  width: v.number(),
  height: v.number(),
  /** Whether the caller had sent the same content before; this is that picture. */
  duplicate: v.boolean(),
});
export type Upload = v.InferOutput<typeof uploadSchema>;

export const uploadPicture = defineRoute({
  id: 'listings.upload-picture',
  method: 'POST',
  path: '/api/uploads',
  summary: 'Upload a picture; it is re-encoded, and all metadata is removed',
  access: 'signed-in',
  // With the duty to write for a host come pictures; an upload alone changes no home.
  coHost: 'messages',
  multipart: { maxFileBytes: MAX_PICTURE_BYTES, tooLarge: 'picture-too-large' },
  body: v.object({
    file: fileSchema,
    upload_preset: v.optional(v.picklist(UPLOAD_PRESETS), 'listing-photos'),
  }),
  response: uploadSchema,
  status: 201,
  errors: [
    'picture-unreadable',
    'picture-incomplete',
    'picture-too-large',
    'too-many-uploads',
    'media-unavailable',
    'pictures-busy',
  ],
  idempotent: true,
  limit: 'upload',
  transaction: 'own',
});
