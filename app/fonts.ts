import localFont from 'next/font/local'

/**
 * The store's type (SIL Open Font License); other scripts fall back to the system's own. A page that it
 * does not reach in time keeps the system font (`optional`): swapping later would shift the layout.
 */
const figtree = localFont({
  src: './fonts/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'optional',
  // Layouts say it where the owner has chosen no other type (preload-typeface.ts).
  preload: false,
})

/** Figtree's letters of Central Europe and Turkey. Browsers load it where a page has one of them. */
const figtreeAccents = localFont({
  src: './fonts/accents-latin-ext-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree-accents',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-0130, U+0132-0151, U+0154-02AF, U+1E00-1E9F',
    },
  ],
})

/** The classes of a page that is set in Figtree. */
export const FIGTREE = `${figtree.variable} ${figtreeAccents.variable}`
