import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { NavigationName } from '#platform/i18n/navigation.ts';
import { useMenus } from './menus.ts';

/** In the languages of pages, labels are texts like any other. */
const LABELS = {
  home: msg({ message: 'Home', context: 'menu' }),
  itinerants: msg({ message: 'Itinerants', context: 'menu' }),
  experiences: msg({ message: 'Experiences', context: 'menu' }),
  community: msg({ message: 'Community', context: 'menu' }),
  travel: msg({ message: 'Travel', context: 'menu' }),
  trips: msg({ message: 'Trips', context: 'menu' }),
  wishlist: msg({ message: 'Wishlist', context: 'menu' }),
  savedSearches: msg({ message: 'Saved searches', context: 'menu' }),
  reservations: msg({ message: 'Reservations', context: 'menu' }),
  myHomes: msg({ message: 'My Homes', context: 'menu' }),
  earnings: msg({ message: 'Earnings', context: 'menu' }),
  profile: msg({ message: 'Profile', context: 'menu' }),
  account: msg({ message: 'Account', context: 'menu' }),
  blogs: msg({ message: 'Blogs', context: 'menu' }),
  guides: msg({ message: 'Guides', context: 'menu' }),
  faqs: msg({ message: 'FAQs', context: 'menu' }),
  messages: msg({ message: 'Messages', context: 'menu' }),
  listHome: msg({ message: 'List your home', context: 'menu' }),
  hostExperience: msg({ message: 'Host an experience', context: 'menu' }),
  createItinerant: msg({ message: 'Create an itinerant', context: 'menu' }),
  login: msg({ message: 'Login', context: 'menu' }),
  signUp: msg({ message: 'Sign up', context: 'menu' }),
  logout: msg({ message: 'Logout', context: 'menu' }),
  welcome: msg({ message: 'Welcome', context: 'menu' }),
  lightMode: msg({ message: 'Light mode', context: 'menu' }),
  darkMode: msg({ message: 'Dark mode', context: 'menu' }),
} satisfies Record<NavigationName, MessageDescriptor>;

/** An entry of the menus in the reader's language, one of 25 (spec 1 §1). */
export function NavigationLabel({ name }: { name: NavigationName }) {
  const { i18n } = useLingui();
  const menus = useMenus();
  if (menus === null) return <span>{i18n._(LABELS[name])}</span>;
  return <span lang={menus.language}>{menus.words[name]}</span>;
}
