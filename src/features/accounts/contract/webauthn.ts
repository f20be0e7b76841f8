import * as v from 'valibot';

// The JSON of WebAuthn (W3C, Web Authentication Level 3, §5.1), as far as it is used.

const bytesSchema = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[\w-]+$/));

const credentialIdSchema = bytesSchema(1_400);
const clientDataSchema = bytesSchema(8_000);
const attachmentSchema = v.optional(v.picklist(['platform', 'cross-platform']));

const credential = {
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: v.literal('public-key'),
  authenticatorAttachment: attachmentSchema,
  clientExtensionResults: v.optional(v.object({}), {}),
};

/** An answer of an authenticator that has signed a challenge. */
export const assertionSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: clientDataSchema,
    authenticatorData: bytesSchema(8_000),
    signature: bytesSchema(2_000),
    userHandle: v.optional(bytesSchema(200)),
  }),
});
export type PasskeyAssertion = v.InferOutput<typeof assertionSchema>;

/** An answer of an authenticator that has made a passkey. */
export const creationSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: clientDataSchema,
    attestationObject: bytesSchema(40_000),
    transports: v.optional(v.pipe(v.array(v.string()), v.maxLength(10))),
  }),
});
export type PasskeyCreation = v.InferOutput<typeof creationSchema>;

const descriptorSchema = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.optional(v.array(v.string())),
});

/** Options with which a browser asks for a passkey. */
export const requestOptionsSchema = v.object({
  challenge: v.string(),
  timeout: v.optional(v.number()),
  rpId: v.optional(v.string()),
  userVerification: v.literal('required'),
});
export type PasskeyRequestOptions = v.InferOutput<typeof requestOptionsSchema>;

/** Options with which a browser makes a passkey. */
export const creationOptionsSchema = v.object({
  rp: v.object({ name: v.string(), id: v.optional(v.string()) }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.optional(v.number()),
  excludeCredentials: v.optional(v.array(descriptorSchema)),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.optional(v.boolean()),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});
export type PasskeyCreationOptions = v.InferOutput<typeof creationOptionsSchema>;
