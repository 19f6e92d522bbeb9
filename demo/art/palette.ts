import { at, hash } from './random'

export const BRAND = {
  primary: '#ea580c',
  secondary: '#f97316',
  ink: '#1c1917',
  paper: '#fafaf9',
  grey: ['#f5f5f4', '#e7e5e4', '#d6d3d1', '#a8a29e', '#78716c', '#57534e', '#44403c', '#292524'],
} as const

export const MAIN_CATEGORIES = [
  'microsoft-office',
  'operating-systems',
  'antivirus-security',
  'music-photo-video',
  'business-finance',
  'tax-preparation',
] as const
export type MainCategory = (typeof MAIN_CATEGORIES)[number]

/** Colours in OKLCH, so that one lightness looks equally light in every hue family. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  for (let c = chroma; ; c -= 0.005) {
    const [a, b] = [Math.cos(angle) * Math.max(0, c), Math.sin(angle) * Math.max(0, c)]
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
    const rgb = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ]
    // Too colourful for the screen: take chroma back instead of letting one channel clip.
    if (c > 0 && rgb.some((channel) => channel < -0.001 || channel > 1.001)) continue
    return `#${rgb
      .map((channel) => {
        const v = Math.min(1, Math.max(0, channel))
        const encoded = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055
        return Math.round(encoded * 255)
          .toString(16)
          .padStart(2, '0')
      })
      .join('')}`
  }
}

export interface ArtColours {
  readonly a: string
  readonly b: string
  readonly c: string
  readonly dark: string
  readonly spark: string
}

export interface Scheme {
  readonly tone: Tone
  readonly dark: boolean
  /** Front of the box, top to bottom. */
  readonly base: readonly [string, string]
  readonly spine: readonly [string, string]
  readonly top: string
  readonly text: string
  readonly soft: string
  readonly art: ArtColours
}

export interface Backdrop {
  readonly wall: readonly [string, string]
  readonly arch: readonly [string, string]
  readonly floor: string
  readonly shadow: string
}

/** Colours for windows, cards and check marks. */
export interface Accent {
  readonly main: string
  readonly bright: string
  readonly deep: string
  readonly pale: string
  readonly mist: string
  readonly second: string
  readonly spark: string
}

export interface Family {
  readonly hue: number
  readonly near: number
  readonly spark: number
  /** Orange turns brown at the depth that suits the other hues, so it is made lighter. */
  readonly lift?: number
}

const FAMILIES: Record<MainCategory, Family> = {
  'microsoft-office': { hue: 47, near: 36, spark: 88, lift: 0.065 },
  'operating-systems': { hue: 254, near: 232, spark: 200 },
  'antivirus-security': { hue: 190, near: 172, spark: 125 },
  'music-photo-video': { hue: 300, near: 338, spark: 40 },
  'business-finance': { hue: 152, near: 135, spark: 92 },
  'tax-preparation': { hue: 8, near: -10, spark: 62 },
}

export type Tone = 'vivid' | 'deep' | 'light' | 'tint' | 'ink'
const TONES: readonly Tone[] = ['vivid', 'deep', 'light', 'vivid', 'tint', 'ink']

function colours(tone: Tone, { hue, near, spark, lift = 0 }: Family): Omit<Scheme, 'tone'> {
  const bright: ArtColours = {
    a: oklch(0.66, 0.17, hue),
    b: oklch(0.76, 0.145, near),
    c: oklch(0.91, 0.06, hue),
    dark: oklch(0.38, 0.11, near),
    spark: oklch(0.86, 0.15, spark),
  }
  switch (tone) {
    case 'vivid':
      return {
        dark: true,
        base: [
          oklch(0.56 + lift, 0.165 + lift * 0.6, hue),
          oklch(0.47 + lift, 0.155 + lift * 0.6, near),
        ],
        spine: [oklch(0.42 + lift, 0.13, near), oklch(0.34 + lift, 0.11, near)],
        top: oklch(0.7, 0.13, hue),
        text: '#ffffff',
        soft: oklch(0.95, 0.03, hue),
        art: { ...bright, a: oklch(0.68, 0.165, hue), dark: oklch(0.37, 0.125, near) },
      }
    case 'deep':
      return {
        dark: true,
        base: [
          oklch(0.33 + lift * 0.5, 0.085 + lift * 0.3, hue),
          oklch(0.24 + lift * 0.4, 0.07, (hue + near) / 2),
        ],
        spine: [oklch(0.26, 0.07, hue), oklch(0.19, 0.05, near)],
        top: oklch(0.48, 0.09, hue),
        text: '#ffffff',
        soft: oklch(0.88, 0.05, hue),
        art: { ...bright, dark: oklch(0.44, 0.125, near) },
      }
    case 'ink':
      return {
        dark: true,
        base: [oklch(0.27, 0.018, hue), oklch(0.19, 0.012, hue)],
        spine: [oklch(0.22, 0.014, hue), oklch(0.15, 0.01, hue)],
        top: oklch(0.44, 0.02, hue),
        text: '#ffffff',
        soft: oklch(0.85, 0.04, hue),
        art: { ...bright, a: oklch(0.64, 0.175, hue), dark: oklch(0.4, 0.1, hue) },
      }
    case 'tint':
      return {
        dark: false,
        base: [oklch(0.91, 0.055, hue), oklch(0.86, 0.08, near)],
        spine: [oklch(0.62, 0.15, hue), oklch(0.53, 0.15, near)],
        top: oklch(0.96, 0.03, hue),
        text: oklch(0.27, 0.075, hue),
        soft: oklch(0.38, 0.08, hue),
        art: {
          a: oklch(0.6, 0.18, hue),
          b: oklch(0.7, 0.165, near),
          c: oklch(0.97, 0.02, hue),
          dark: oklch(0.4, 0.13, hue),
          spark: oklch(0.84, 0.155, spark),
        },
      }
    default:
      return {
        dark: false,
        base: [oklch(0.985, 0.006, hue), oklch(0.945, 0.014, hue)],
        spine: [oklch(0.56 + lift, 0.165 + lift, hue), oklch(0.46 + lift, 0.15 + lift, near)],
        top: '#ffffff',
        text: oklch(0.24, 0.035, hue),
        soft: oklch(0.44, 0.06, hue),
        art: {
          a: oklch(0.61, 0.18, hue),
          b: oklch(0.72, 0.16, near),
          c: oklch(0.88, 0.075, hue),
          dark: oklch(0.38, 0.12, hue),
          spark: oklch(0.83, 0.155, spark),
        },
      }
  }
}

/** What is coloured alike: the scenes of a main category, or the products of a publisher. */
export type Colouring = MainCategory | Family

const familyOf = (colouring: Colouring): Family =>
  typeof colouring === 'string' ? FAMILIES[colouring] : colouring

function varied(colouring: Colouring, slug: string): Family {
  const drift = ((hash(`hue:${slug}`) % 9) - 4) * 0.9
  const family = familyOf(colouring)
  return { ...family, hue: family.hue + drift, near: family.near + drift }
}

export function scheme(colouring: Colouring, slug: string): Scheme {
  const tone = at(TONES, hash(`tone:${slug}`))
  return { tone, ...colours(tone, varied(colouring, slug)) }
}

export function toned(main: MainCategory, tone: Tone): Scheme {
  return { tone, ...colours(tone, FAMILIES[main]) }
}

export function backdrop(colouring: Colouring): Backdrop {
  const { hue } = familyOf(colouring)
  return {
    wall: [oklch(0.972, 0.012, hue), oklch(0.935, 0.024, hue)],
    arch: [oklch(0.945, 0.03, hue), oklch(0.885, 0.052, hue)],
    floor: oklch(0.955, 0.018, hue),
    shadow: oklch(0.3, 0.06, hue),
  }
}

export function accent(colouring: Colouring, slug = ''): Accent {
  const { hue, near, spark, lift = 0 } = varied(colouring, slug)
  return {
    main: oklch(0.57 + lift, 0.165 + lift * 0.7, hue),
    bright: oklch(0.68 + lift * 0.6, 0.165, hue),
    deep: oklch(0.34, 0.09, hue),
    pale: oklch(0.91, 0.05, hue),
    mist: oklch(0.968, 0.016, hue),
    second: oklch(0.74, 0.14, near),
    spark: oklch(0.82, 0.15, spark),
  }
}
