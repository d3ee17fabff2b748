/**
 * What capabilities add to pages: one line for each plugin that has such parts. A place with several shows them by these names,
 * in alphabetical order. No other file of `src` imports from `plugins`.
 */
export type { Capability } from './components/capability';
export { calendars } from '../plugins/calendars/ui/extras';
export { forms } from '../plugins/forms/ui/extras';
export { labels } from '../plugins/labels/ui/extras';
export { markdownCopies } from '../plugins/markdown-copies/ui/extras';
export { offline } from '../plugins/offline/ui/extras';
export { printSections } from '../plugins/print-sections/ui/extras';
