// The parts around every page, in one file: it is hydrated at the first interaction.
export { BottomBar } from './components/bottom-bar.tsx';
export { ScrollToTop } from './components/scroll-to-top.tsx';
export { TopBar } from './components/top-bar.tsx';
export { UserMenuPanel } from './menu/user-menu-panel.tsx';
