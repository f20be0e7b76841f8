import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '../../contract.ts';

/** Deviations of a dishonest or a weaker authenticator. */
export interface Deviation {
  /** Origin of the page that asks. */
  readonly origin?: string;
  /** Whether it has checked its person; it does by default. */
  readonly hasChecked?: boolean;
}

/**
 * An authenticator with one passkey, by the data formats of WebAuthn Level 3 (§6.1 authenticator
 * data, §6.5.4 attested credentials, §8.7 attestation "none").
 */
export function makeAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let signatures = 0;

  function clientData(type: string, challenge: string, from = origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  }

  function authenticatorData(rpId: string, hasChecked: boolean, credential?: Buffer): Buffer {
    signatures += 1;
    const flags = 0x01 | (hasChecked ? 0x04 : 0) | (credential === undefined ? 0 : 0x40);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signatures);
    const parts = [sha256(rpId), Buffer.from([flags]), counter];
    return Buffer.concat(credential === undefined ? parts : [...parts, credential]);
  }

  return {
    create(
      options: PasskeyCreationOptions,
      { origin: from, hasChecked = true }: Deviation = {},
    ): PasskeyCreation {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = authenticatorData(options.rp.id ?? '', hasChecked, credential);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return {
        ...named(id),
        response: {
          clientDataJSON: base64(clientData('webauthn.create', options.challenge, from)),
          attestationObject: base64(attestation),
          transports: ['internal'],
        },
      };
    },
    assert(
      options: PasskeyRequestOptions,
      { origin: from, hasChecked = true }: Deviation = {},
    ): PasskeyAssertion {
      const client = clientData('webauthn.get', options.challenge, from);
      const data = authenticatorData(options.rpId ?? '', hasChecked);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named(id),
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(signature),
        },
      };
    },
  };
}

function named(id: Buffer) {
  const encoded = base64(id);
  return { id: encoded, rawId: encoded, type: 'public-key', clientExtensionResults: {} } as const;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64url');
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

/** A key of ES256 as RFC 9053 writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
    [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

// CBOR (RFC 8949), as far as it is used here.

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 | entries.length]), ...entries.flat()]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
}

/** Lengths are as short as they can be, since parsers compare with what they would write. */
function cborBytes(bytes: Buffer): Buffer {
  if (bytes.length < 0x100) return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
  return Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);
}
