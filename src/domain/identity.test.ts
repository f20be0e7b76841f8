import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAdultOn, isNameOnDocument, meetsIdentityCondition } from './identity.ts';

describe('who is of age', () => {
  it.each([
    ['on the birthday', '2008-03-02', '2026-03-02', true],
    ['the day before', '2008-03-03', '2026-03-02', false],
    ['born on a leap day, on 28 February', '2008-02-29', '2026-02-28', false],
    ['born on a leap day, on 1 March', '2008-02-29', '2026-03-01', true],
    ['without a date of birth', null, '2026-03-02', false],
    ['with no real date', '1990-02-31', '2026-03-02', false],
    ['with a placeholder', '[redacted]', '2026-03-02', false],
  ])('%s: born %s, on %s', (_, birthDate, day, isAdult) => {
    expect(isAdultOn(birthDate, day)).toBe(isAdult);
  });
});

describe('the name of a document', () => {
  it.each([
    ['Mina Park', 'MINA', 'PARK', true],
    ['Park Mina', 'Mina', 'Park', true],
    ['Mina Park', 'Mina Soo-jin', 'Park', true],
    ['Mina Soojin Park', 'Mina Soo-jin', 'Park', false],
    ['José García', 'JOSE', 'GARCIA LOPEZ', true],
    ["Siobhán O'Brien", 'SIOBHAN', 'OBRIEN', true],
    ['Jürgen Groß', 'JURGEN', 'GROSS', true],
    ['Søren Łukasz', 'SOREN', 'LUKASZ', true],
    ['Ana de la Cruz', 'Ana', 'de la Cruz', true],
    ['Ana Cruz', 'Ana', 'de la Cruz', true],
    ['J. Park', 'Mina', 'Park', false],
    ['Mina', 'Mina', 'Park', false],
    ['Park', 'Mina', 'Park', false],
    ['Mina Park', 'Mona', 'Park', false],
    ['Mina Park Smith', 'Mina', 'Park', false],
    ['Mina Mina Park', 'Mina', 'Park', false],
    ['Suharto', '', 'Suharto', true],
    ['Suharto', 'Suharto', '', true],
    ['', 'Mina', 'Park', false],
    ['…', '', '', false],
    ['田中 花子', '花子', '田中', true],
    ['田中 花子', '太郎', '田中', false],
  ])('%j and %j %j: %s', (name, firstName, lastName, isSame) => {
    expect(isNameOnDocument(name, { firstName, lastName })).toBe(isSame);
  });

  it('is itself, in whatever case', () => {
    const word = fc.stringMatching(/^[\p{Lu}][\p{Ll}]{1,9}$/u);
    fc.assert(
      fc.property(word, word, (firstName, lastName) => {
        const document = { firstName, lastName };
        expect(isNameOnDocument(`${firstName} ${lastName}`, document)).toBe(true);
      }),
    );
  });
});

describe('the condition of a host', () => {
  const asked = { isAsked: true, isOffered: true };
  it.each([
    ['met by a verified adult', { isAdult: true }, asked, true],
    ['not met by a verified minor', { isAdult: false }, asked, false],
    ['not met by a person who isn’t verified', null, asked, false],
    ['none unless it is asked', null, { ...asked, isAsked: false }, true],
    ['none where no identity can be verified', null, { ...asked, isOffered: false }, true],
  ])('is %s', (_, guest, condition, isMet) => {
    expect(meetsIdentityCondition(guest, condition)).toBe(isMet);
  });
});
