/** What stands in front of the hills. */
export type SceneKind = 'village' | 'sky';

/**
 * A drawn landscape for the head of a section, in the theme's own colours: a low sun, three
 * ridges that fade with distance, and what the section is about in front.
 */
export function SectionScene({ kind }: { kind: SceneKind }) {
  return (
    <svg
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="absolute inset-0 size-full rtl:-scale-x-100"
    >
      <defs>
        <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--ember-tint)" />
          <stop offset="1" stopColor="var(--raised)" />
        </linearGradient>
        <radialGradient id="scene-sun">
          <stop offset="0" stopColor="var(--ember)" stopOpacity=".55" />
          <stop offset=".35" stopColor="var(--ember)" stopOpacity=".25" />
          <stop offset="1" stopColor="var(--ember)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="420" fill="url(#scene-sky)" />
      <circle cx="960" cy="128" r="126" fill="url(#scene-sun)" />
      <circle cx="960" cy="128" r="42" fill="var(--ember)" opacity=".8" />
      <path
        fill="color-mix(in oklab, var(--pine) 16%, var(--raised))"
        d="M0 300c70-34 130-10 190-44 55-31 110-2 170-30s110-70 180-34 120 4 190-34 140-10 200-46 120 10 170-20 60-8 100-12v342H0z"
      />
      <path
        fill="color-mix(in oklab, var(--pine) 34%, var(--raised))"
        d="M0 340c90-12 120-46 210-34s130 26 210-6 150-38 230-10 140 14 210-26 150-12 210-36 100 8 130-4v196H0z"
      />
      <path
        fill="color-mix(in oklab, var(--pine) 62%, var(--raised))"
        d="M0 392c110-26 190-4 300-22s190-42 310-16 210 6 310-22 190-6 280-32v120H0z"
      />
      <Foreground kind={kind} />
    </svg>
  );
}

function Foreground({ kind }: { kind: SceneKind }) {
  switch (kind) {
    case 'village':
      return (
        <>
          {[
            [660, 330, 74],
            [752, 318, 92],
            [864, 334, 70],
            [952, 310, 104],
            [1076, 328, 78],
          ].map(([x = 0, y = 0, width = 0]) => (
            <g key={x}>
              <path
                d={`M${x} 420V${y}l${width / 2}-34 ${width / 2} 34v120z`}
                fill="var(--ink)"
                opacity=".72"
              />
              <rect
                x={x + width / 2 - 21}
                y={y + 20}
                width="15"
                height="19"
                rx="3"
                fill="var(--ember)"
              />
              <rect
                x={x + width / 2 + 6}
                y={y + 20}
                width="15"
                height="19"
                rx="3"
                fill="var(--ember)"
              />
            </g>
          ))}
        </>
      );
    case 'sky':
      return (
        <>
          <path
            d="M540 330Q700 110 1024 138"
            fill="none"
            stroke="var(--ink)"
            strokeOpacity=".4"
            strokeWidth="2.5"
            strokeDasharray="2 12"
            strokeLinecap="round"
          />
          <circle cx="540" cy="330" r="7" fill="var(--ink)" opacity=".6" />
          <path d="M1034 128l124-54-58 112-22-42z" fill="var(--ink)" opacity=".85" />
          <path d="M1078 144l80-70" stroke="var(--raised)" strokeWidth="3" />
        </>
      );
  }
}
