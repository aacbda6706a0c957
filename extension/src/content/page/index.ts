/** What is on the page: summary, details, query, text and items. */
export type { Mark } from './changes';
export { PageModel } from './model';
