import { useEffect, useState } from 'react';
import { whenIdle } from '#platform/web/hydration/when-idle.ts';
import { HERO_PICTURES } from '../pictures.ts';
import { useTurns } from './use-motion.ts';

/** How long each stands (spec 3 §2.11). */
const PICTURE_MS = 800;

const [FIRST, ...OTHERS] = HERO_PICTURES;

/**
 * The landscapes behind the words. The first is in the HTML; the others are fetched once the page
 * has nothing more urgent to do, and come and go when all of them are there.
 */
export function HeroPictures({ isMoving }: { isMoving: boolean }) {
  const isComplete = useOthers(isMoving);
  const at = useTurns(HERO_PICTURES.length, PICTURE_MS, isMoving && isComplete);
  return (
    <div className="landing-pictures" aria-hidden="true">
      <img
        src={FIRST}
        alt=""
        width={1200}
        height={564}
        fetchPriority="high"
        data-shown={at === 0 || undefined}
      />
      {isComplete
        ? OTHERS.map((address, place) => (
            <img
              key={address}
              src={address}
              alt=""
              width={1200}
              height={564}
              data-shown={at === place + 1 || undefined}
            />
          ))
        : null}
    </div>
  );
}

/** Whether the other pictures are there, ready to be drawn; what can't be had leaves the first. */
function useOthers(isWanted: boolean): boolean {
  const [isComplete, setComplete] = useState(false);
  useEffect(() => {
    if (!isWanted || isComplete) return;
    let isLeft = false;
    const stop = whenIdle(() => {
      Promise.all(OTHERS.map(fetched)).then(
        () => {
          if (!isLeft) setComplete(true);
        },
        () => {},
      );
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [isWanted, isComplete]);
  return isComplete;
}

function fetched(address: string | undefined): Promise<void> {
  const picture = new Image();
  picture.src = address ?? '';
  return picture.decode();
}
