/**
 * A village by the sea and the way there, beside the words of the page; where there is room they
 * stand on its sky. Drawn by `node scripts/draw-landing.js`.
 */
export function HeroPicture() {
  return (
    <div aria-hidden="true" className="absolute inset-0 rtl:-scale-x-100">
      <img
        src="/landing/travel.avif"
        alt=""
        width={1200}
        height={564}
        fetchPriority="high"
        decoding="sync"
        className="size-full object-cover object-[60%_70%]"
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 420"
        preserveAspectRatio="xMaxYMid slice"
        className="absolute inset-0 size-full text-white"
      >
        <path
          d="M560 330Q720 90 1004 118"
          fill="none"
          stroke="currentColor"
          strokeOpacity=".8"
          strokeWidth="3"
          strokeDasharray="2 12"
          strokeLinecap="round"
        />
        <path d="M1014 108l124-54-58 112-22-42z" fill="currentColor" />
        <path d="M1058 124l80-70" stroke="#000" strokeOpacity=".35" strokeWidth="3" />
      </svg>
      <div className="absolute inset-0 bg-[linear-gradient(to_right,var(--ember-tint),color-mix(in_oklab,var(--ember-tint)_94%,transparent)_34%,color-mix(in_oklab,var(--ember-tint)_60%,transparent)_48%,transparent_66%)] max-lg:hidden" />
    </div>
  );
}
