/** The shade of the store's colour that texts and buttons have now, for fields of others, which the page's styles don't reach. */
export const brandShade = (designed: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--color-primary-strong').trim() ||
  designed
