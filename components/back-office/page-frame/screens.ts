/** The widths in which pages of the store are previewed, in pixels. */
export const SCREENS = { desktop: 1280, phone: 390 } as const
type Screen = keyof typeof SCREENS

/** Where there is no room for a wide page to be read, a phone's is shown first. */
export const firstScreen = (): Screen =>
  matchMedia('(width < 40rem)').matches ? 'phone' : 'desktop'
