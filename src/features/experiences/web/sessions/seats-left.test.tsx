import { describe, expect, test } from 'vitest';
import { renderHtml } from '#platform/web/testing/html-of.tsx';
import { SessionChoice } from './session-choice.tsx';
import { isOffered, type OfferedSession, SeatsLeft } from './session-times.tsx';

const session: OfferedSession = {
  entryId: '4b6d0b1e-6d0f-4f0e-9a51-6b7d1f0f7a01',
  date: '2026-12-09',
  title: 'Table',
  startsAt: '2026-12-09T17:30:00Z',
  endsAt: '2026-12-09T20:00:00Z',
  timeZone: 'Europe/Lisbon',
  left: 5,
  capacity: 7,
  withdrawn: 0,
  status: 'scheduled',
  note: '',
  passSessions: 2,
};

describe('a session from which a pass has too few', () => {
  const needs = { seats: 1, passSessions: 3 };

  test('is not offered, not even to wait for it', () => {
    expect(isOffered(session, needs)).toBe(false);
    expect(isOffered(session, needs, true)).toBe(false);
    expect(isOffered({ ...session, passSessions: 3 }, needs)).toBe(true);
    expect(isOffered(session, { ...needs, passSessions: 1 })).toBe(true);
  });

  test('says so in place of the seats that are left', () => {
    expect(renderHtml(<SeatsLeft session={session} needs={needs} />)).toContain(
      'Too few: 2 sessions from here',
    );
    expect(
      renderHtml(<SeatsLeft session={{ ...session, passSessions: 3 }} needs={needs} />),
    ).toContain('5 seats left');
  });

  test('is a choice that is closed and described by the reason', () => {
    const place = { city: 'Lisbon', timeZone: 'Europe/Lisbon' };
    const html = renderHtml(
      <SessionChoice
        name="date"
        session={session}
        place={place}
        needs={needs}
        isChosen={false}
        onChoose={() => {}}
      />,
    );
    const [, reasonId] = /<input[^>]*disabled=""[^>]*aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`id="${reasonId}"[^>]*>Too few: 2 sessions`));
  });
});

test('where nothing is known of passes, seats alone decide', () => {
  const { passSessions: _, ...known } = session;
  expect(isOffered(known, { seats: 5, passSessions: 1 })).toBe(true);
  expect(isOffered(known, { seats: 6, passSessions: 1 })).toBe(false);
});
