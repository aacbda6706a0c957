/** The landmark of an element is the nearest of main, header, nav, footer and aside around it, implicit or by role. */
import type { Landmark } from '../../generated/types';
import { memo } from './pass';
import { parentOf } from './tree';

/** https://www.w3.org/TR/wai-aria-1.2/#landmark_roles */
const BY_ROLE: Readonly<Record<string, Landmark>> = {
  main: 'main',
  banner: 'header',
  navigation: 'nav',
  contentinfo: 'footer',
  complementary: 'aside',
};
const BY_TAG: Readonly<Record<string, Landmark>> = {
  MAIN: 'main',
  NAV: 'nav',
  HEADER: 'header',
  FOOTER: 'footer',
  ASIDE: 'aside',
};
/** https://www.w3.org/TR/html-aam-1.0/#el-header: inside these a header or footer is no landmark. */
const SECTIONING = new Set('ARTICLE ASIDE MAIN NAV SECTION'.split(' '));
const SECTIONING_ROLES = new Set('article complementary main navigation region'.split(' '));

/** Whether a header or footer inside this element is no landmark. */
export function isSectioning(element: Element, role = element.getAttribute('role')): boolean {
  return role === null ? SECTIONING.has(element.nodeName) : SECTIONING_ROLES.has(role);
}

/** The landmark that the element itself is. `sectioned`: it stands inside an article, main, nav, section or aside. */
export function ownLandmark(
  element: Element,
  sectioned: boolean,
  role = element.getAttribute('role'),
): Landmark | undefined {
  if (role !== null) return BY_ROLE[role];
  const landmark = BY_TAG[element.nodeName];
  if ((landmark === 'header' || landmark === 'footer') && sectioned) return undefined;
  return landmark;
}

const isSectioned = memo((element: Element): boolean => {
  const parent = parentOf(element);
  return parent !== null && (isSectioning(parent) || isSectioned(parent));
});

/** The element's landmark, or undefined where there is none around it. */
export const landmarkOf = memo((element: Element): Landmark | undefined => {
  const own = ownLandmark(element, isSectioned(element));
  if (own !== undefined) return own;
  const parent = parentOf(element);
  return parent === null ? undefined : landmarkOf(parent);
});
