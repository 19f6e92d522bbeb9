import { type StoreTheme, storeThemeAttributes } from '@/lib/settings/theme'

/** As it is looked at in the preview, where the device's own wish does not count. */
export type PreviewScheme = 'light' | 'dark'

/** What a theme may put on the root element of a page. */
const ATTRIBUTES = [
  'style',
  'data-animations',
  'data-density',
  'data-first-scheme',
  'data-scheme',
] as const

/** Puts a theme on a page of the store, whatever it has of another one. */
export function dressPage(root: HTMLElement, theme: StoreTheme, scheme: PreviewScheme): void {
  for (const name of ATTRIBUTES) root.removeAttribute(name)
  const { style = {}, ...attributes } = storeThemeAttributes(theme)
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
  for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value)
  if (theme.darkMode) root.dataset.scheme = scheme
}
