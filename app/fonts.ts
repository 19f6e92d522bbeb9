import localFont from 'next/font/local'

/**
 * The store's type (SIL Open Font License); other scripts fall back to the system's own. A page that it
 * does not reach in time keeps the system font (`optional`): swapping later would shift the layout.
 */
export const figtree = localFont({
  src: './fonts/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'optional',
  // Layouts say it where the owner has chosen no other type (preload-typeface.ts).
  preload: false,
})
