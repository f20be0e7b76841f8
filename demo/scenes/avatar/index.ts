import { blend } from '../color.ts';
import { createRandom, hashSeed } from '../random.ts';
import { el, ellipse, group, path, rect, stroke } from '../svg.ts';
import { drawFace } from './face.ts';
import { behindHead, overHead, scarfFold } from './hair.ts';
import { likely } from './likely.ts';
import type { Look } from './look.ts';
import { imagine, type Person } from './person.ts';

/**
 * Draws a portrait as an SVG document, 400 × 400. The same seed and look give the same person.
 *
 * @param look what is known of them; without it anybody is as likely
 */
export function drawAvatar(seed: number, look?: Look): string {
  const random = createRandom(hashSeed(seed, 'avatar'));
  const free = imagine(random);
  const person =
    look === undefined
      ? free
      : { ...free, ...likely(createRandom(hashSeed(seed, 'likely')), look) };
  const [light, deep] = person.ground;
  const sunX = random.chance(0.5) ? 300 : 100;
  const gradient = el(
    'linearGradient',
    { id: 'g', x1: 0, y1: 0, x2: 0, y2: 1 },
    el('stop', { offset: 0, 'stop-color': light }) +
      el('stop', { offset: 1, 'stop-color': blend(light, deep, 0.55) }),
  );
  const hill = `M0 ${random.int(262, 300)}C90 ${random.int(205, 250)} 170 ${random.int(270, 310)} 260 ${random.int(240, 285)}S370 ${random.int(230, 260)} 400 ${random.int(240, 280)}V400H0Z`;
  const ground =
    rect(0, 0, 400, 400, 'url(#g)') +
    ellipse(sunX, 110, 58, 58, '#fff8e6', { opacity: 0.55 }) +
    path(hill, deep, { opacity: 0.55 });
  const head = group(behindHead(person) + neck(person) + drawFace(person) + overHead(person), {
    transform: `translate(-14 -8) scale(1.07) rotate(${Math.round(person.tilt * 10) / 10} 200 290)`,
  });
  const drawn = ground + shoulders(person, head);
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 400, height: 400, viewBox: '0 0 400 400' },
    el('defs', {}, gradient) + drawn,
  );
}

function neck({ skin }: Person): string {
  const shade = blend(skin, '#7a3a2a', 0.24);
  return (
    path('M166 226H234V306Q234 330 200 330T166 306Z', skin) +
    path('M168 240Q200 286 232 240V262Q200 296 168 262Z', shade, { opacity: 0.75 })
  );
}

/** The clothes, with the head between their back and their front. */
function shoulders(person: Person, head: string): string {
  const { clothes, second, garment, skin } = person;
  const dark = blend(clothes, '#1a1016', 0.18);
  const body = 'M28 412C34 342 92 316 158 304Q200 334 242 304C308 316 366 342 372 412Z';
  const arms = stroke('M96 412C98 386 104 368 114 354M304 412C302 386 296 368 286 354', dark, 4, {
    opacity: 0.6,
  });
  switch (garment) {
    case 'hood':
      return (
        path('M112 330C112 262 288 262 288 330L270 372H130Z', dark) +
        head +
        path(body, clothes) +
        path(
          'M150 304C160 342 186 352 200 352S240 342 250 304C262 322 254 362 200 368C146 362 138 322 150 304Z',
          dark,
        ) +
        stroke('M182 362V398M218 362V398', '#fbf6ec', 4) +
        arms +
        scarfFold(person)
      );
    case 'collar':
      return (
        head +
        path(body, clothes) +
        path('M158 302L200 356L180 372L140 318Z', blend(clothes, '#ffffff', 0.28)) +
        path('M242 302L200 356L220 372L260 318Z', blend(clothes, '#ffffff', 0.18)) +
        stroke('M200 358V412', dark, 3) +
        ellipse(200, 384, 3.6, 3.6, dark) +
        arms +
        scarfFold(person)
      );
    case 'vneck':
      return (
        head +
        path(body, clothes) +
        path('M160 304L200 368L240 304Q200 332 160 304Z', skin) +
        stroke('M158 304L200 370L242 304', dark, 6) +
        arms +
        scarfFold(person)
      );
    case 'knit':
      return (
        head +
        path(body, clothes) +
        path('M152 298Q200 336 248 298L254 322Q200 362 146 322Z', blend(clothes, '#ffffff', 0.14)) +
        stroke('M84 366q14 -10 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0', second, 7) +
        arms +
        scarfFold(person)
      );
    default:
      return (
        head +
        path(body, clothes) +
        stroke('M158 304Q200 340 242 304', blend(clothes, '#ffffff', 0.25), 9) +
        arms +
        scarfFold(person)
      );
  }
}
