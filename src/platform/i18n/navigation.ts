/** The entries of the menus, which exist in more languages than the pages (spec 1 §1). */
export const NAVIGATION_NAMES = [
  'home',
  'itinerants',
  'experiences',
  'community',
  'travel',
  'trips',
  'wishlist',
  'savedSearches',
  'reservations',
  'myHomes',
  'earnings',
  'profile',
  'account',
  'blogs',
  'guides',
  'faqs',
  'messages',
  'listHome',
  'hostExperience',
  'createItinerant',
  'login',
  'signUp',
  'logout',
  'welcome',
  'lightMode',
  'darkMode',
] as const;

export type NavigationName = (typeof NAVIGATION_NAMES)[number];
export type NavigationLabels = Readonly<Record<NavigationName, string>>;

/** Texts of the menus for a reader whose pages are in another language. */
export interface Menus {
  /** BCP 47. */
  readonly language: string;
  readonly words: NavigationLabels;
}
