import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { WorkHours } from '#domain/working-hours.ts';
import { isTimeZone } from '#platform/i18n/preferences.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';

/** Personal, so that it is removed on log out. */
const KEY = 'work-hours';
const USUAL = { start: '09:00', end: '17:00' } as const;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

const keptSchema = v.object({
  zone: v.pipe(
    v.string(),
    v.check((zone) => isTimeZone(zone)),
  ),
  start: v.pipe(v.string(), v.regex(CLOCK)),
  end: v.pipe(v.string(), v.regex(CLOCK)),
});

/**
 * The user's working hours: those of their profile, otherwise those once chosen in this browser,
 * otherwise nine to five in their own time zone. Null until the page is hydrated: the browser's
 * storage is known only then, and the comparison happens in the browser.
 */
export function useWorkHours(): {
  hours: WorkHours | null;
  /** Stores other hours in this browser. */
  choose(hours: WorkHours): void;
} {
  const { me } = useRouteContext({ from: '__root__' });
  const readerZone = useReaderZone();
  const own = me?.work ?? null;
  const [live, setLive] = useState(false);
  const [kept, setKept] = useState<WorkHours | null>(null);
  const [chosen, setChosen] = useState<WorkHours | null>(null);
  useEffect(() => {
    setKept(readKept());
    setLive(true);
  }, []);
  const usual = useMemo(
    () => (readerZone === null ? null : { ...USUAL, zone: readerZone }),
    [readerZone],
  );
  return {
    hours: live ? (chosen ?? own ?? kept ?? usual) : null,
    choose(hours) {
      setChosen(hours);
      try {
        localStorage.setItem(KEY, JSON.stringify(hours));
      } catch {
        // Storage may be forbidden; the hours then apply to this page only.
      }
    },
  };
}

function readKept(): WorkHours | null {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return kept.success && kept.output.start !== kept.output.end ? kept.output : null;
  } catch {
    return null;
  }
}
