/** Hues in which the initials of brands stand, each told from its neighbours, in degrees. */
const HUES = [14, 38, 92, 152, 190, 214, 262, 328] as const

/** The colours of a brand's initials and of what they stand on, as style sheets write them. */
export type BrandTint = {
  light: { text: string; from: string; to: string }
  dark: { text: string; from: string; to: string }
}

const tintOf = (hue: number): BrandTint => ({
  light: {
    text: `hsl(${hue} 60% 24%)`,
    from: `hsl(${hue} 62% 94%)`,
    to: `hsl(${hue} 52% 86%)`,
  },
  dark: {
    text: `hsl(${hue} 65% 84%)`,
    from: `hsl(${hue} 32% 24%)`,
    to: `hsl(${hue} 34% 17%)`,
  },
})

/** All tints that there are. */
export const BRAND_TINTS: readonly BrandTint[] = HUES.map(tintOf)

/** The tint of a brand, which stays the same wherever it is named. */
export function brandTint(name: string): BrandTint {
  const place = [...name].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  )
  return tintOf(HUES[place % HUES.length] ?? HUES[0])
}
