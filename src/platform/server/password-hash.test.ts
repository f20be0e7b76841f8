import { hashPassword as hashAsBefore } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { hashPassword, isHashOutdated, verifyPassword } from './password-hash.ts';

const PASSWORD = 'nine hérons at dawn';

test('a password is verified by its hash, and no other is', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{86}$/);
  expect(await verifyPassword(hash, PASSWORD)).toBe(true);
  expect(await verifyPassword(hash, PASSWORD.normalize('NFD'))).toBe(true);
  expect(await verifyPassword(hash, `${PASSWORD} `)).toBe(false);
  expect(await hashPassword(PASSWORD)).not.toBe(hash);
  expect(isHashOutdated(hash)).toBe(false);
});

test('a hash of before is verified at its own cost, and is to be made anew', async () => {
  const hash = await hashAsBefore(PASSWORD);
  expect(await verifyPassword(hash, PASSWORD)).toBe(true);
  expect(await verifyPassword(hash, 'another')).toBe(false);
  expect(isHashOutdated(hash)).toBe(true);
});

test.each(['', 'plain', ':', 'ab:cd', '$scrypt$ln=15,r=8,p=3$$'])('%j is no hash', async (hash) => {
  await expect(verifyPassword(hash, PASSWORD)).rejects.toThrow('no hash of ours');
});

test('of more passwords than can be hashed in time the last are refused at once', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 9 }, () => hashPassword(PASSWORD)));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(answers.slice(0, 6).map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'));
  expect(refused.map(({ reason }) => reason)).toEqual(
    Array(3).fill(expect.objectContaining({ code: 'passwords-busy', retryAfter: 3 })),
  );
  expect(await verifyPassword(await hashPassword(PASSWORD), PASSWORD)).toBe(true);
});
