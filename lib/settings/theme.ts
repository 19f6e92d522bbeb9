import { type ServerText, say } from '@/lib/core/server-text'
import type { Corners, Density, FirstScheme, Typeface } from './choices'

// The owner's choice of colours, and the shades that the pages derive from them. Without schemas, so
// that the form in the browser runs the server's checks.

export const DEFAULT_PRIMARY = '#ea580c'
export const DEFAULT_SECONDARY = '#f97316'

/** The minimum contrast of shapes and large type (WCAG 2.2, 1.4.11 and 1.4.3), … */
const SHAPE_CONTRAST = 3
/** … and of small text. */
const TEXT_CONTRAST = 4.5
/** The shade of hovered buttons and of text on tinted areas is darker still. */
const DEEP_CONTRAST = 6

/** The least contrast of white to tints on dark pages: they stay dark. */
const DARK_TINT_CONTRAST = 11

/** Page backgrounds (app/theme.css): the lighter one, the darkest behind text, the footer's. */
const CANVAS = '#faf8f6'
const SUNKEN = '#f3efeb'
const INK = '#1c1917'
/** The same of dark pages, and the surface of their cards. */
const DARK_BACKGROUNDS = ['#161311', '#1f1b19', '#2b2623'] as const
const DARK_SURFACE = DARK_BACKGROUNDS[1]
const WHITE = '#ffffff'
const BLACK = '#000000'

type Rgb = readonly [number, number, number]

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** @param share of the second colour, 0 to 1 */
function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgbOf(first), rgbOf(second)]
  const part = (at: 0 | 1 | 2) => a[at] * (1 - share) + b[at] * share
  return hexOf([part(0), part(1), part(2)])
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours (`#rrggbb`), 1 to 21 (WCAG). */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

const STEPS = 100

/** The first shade towards black or white with enough contrast to all backgrounds. */
function shade(
  colour: string,
  towards: string,
  needed: number,
  backgrounds: readonly string[],
): string {
  for (let step = 0; step < STEPS; step++) {
    const candidate = mix(colour, towards, step / STEPS)
    if (backgrounds.every((background) => contrast(candidate, background) >= needed))
      return candidate
  }
  return towards
}

type Shades = {
  primary: string
  /** Text, and buttons with white text. */
  strong: string
  /** The same, hovered, and text on tinted areas. */
  deep: string
  /** The lightest tint, behind texts and icons. */
  soft: string
  /** The tint of what is hovered or marked. */
  tint: string
  /** On dark areas. */
  pale: string
  secondary: string
}

/** The shades of the colours that the store was designed with (app/theme.css). */
export const DESIGNED_SHADES: Shades = {
  primary: DEFAULT_PRIMARY,
  strong: '#c2410c',
  deep: '#9a3412',
  soft: '#fff4ec',
  tint: '#ffe6d5',
  pale: '#fdba74',
  secondary: DEFAULT_SECONDARY,
}

/** Derives the shades of a primary colour with enough contrast for text on every background. */
export function shadesOf(primary: string, secondary: string): Shades {
  if (primary === DEFAULT_PRIMARY) return { ...DESIGNED_SHADES, secondary }
  const soft = mix(primary, WHITE, 0.93)
  const tint = mix(primary, WHITE, 0.84)
  const strong = shade(primary, BLACK, TEXT_CONTRAST, [WHITE, CANVAS, SUNKEN, soft])
  const deep = shade(mix(strong, BLACK, 0.18), BLACK, DEEP_CONTRAST, [WHITE, soft, tint])
  const pale = shade(mix(primary, WHITE, 0.45), WHITE, TEXT_CONTRAST, [INK])
  return { primary, strong, deep, soft, tint, pale, secondary }
}

type DarkShades = Omit<Shades, 'secondary'> & {
  /** Large areas with white text; on light pages they are as `strong` … */
  panel: string
  /** … and hovered as `deep`. */
  panelDeep: string
}

/** The shades of the designed colours on dark pages (app/theme.css). */
export const DESIGNED_DARK_SHADES: DarkShades = {
  primary: DEFAULT_PRIMARY,
  strong: '#fb923c',
  deep: '#fdba74',
  soft: '#36231a',
  tint: '#4a2e1e',
  pale: '#fdba74',
  panel: '#7e2a08',
  panelDeep: '#61210a',
}

/**
 * Derives the shades of a primary colour for dark pages: light ones for text, dark ones behind it. Fills with the strong shades have dark
 * text there, as they are lighter than every background.
 */
export function darkShadesOf(primary: string): DarkShades {
  if (primary === DEFAULT_PRIMARY) return DESIGNED_DARK_SHADES
  const visible = shade(primary, WHITE, SHAPE_CONTRAST, DARK_BACKGROUNDS)
  // A tint of a bright colour may be as light as the text that is to stand on it.
  const soft = shade(mix(primary, DARK_SURFACE, 0.86), BLACK, DARK_TINT_CONTRAST, [WHITE])
  const tint = shade(mix(primary, DARK_SURFACE, 0.76), BLACK, DARK_TINT_CONTRAST, [WHITE])
  const strong = shade(primary, WHITE, TEXT_CONTRAST, [...DARK_BACKGROUNDS, soft])
  const deep = shade(mix(strong, WHITE, 0.3), WHITE, DEEP_CONTRAST, [
    ...DARK_BACKGROUNDS,
    soft,
    tint,
  ])
  const { strong: onLight, pale } = shadesOf(primary, DEFAULT_SECONDARY)
  const panel = shade(mix(onLight, BLACK, 0.35), BLACK, DEEP_CONTRAST, [WHITE])
  return {
    primary: visible,
    strong,
    deep,
    soft,
    tint,
    pale,
    panel,
    panelDeep: mix(panel, BLACK, 0.25),
  }
}

const ratio = (value: number) => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`

/** Why a colour can't be the primary one; `null` when it can. */
export function primaryProblem(hex: string): ServerText | null {
  const reached = contrast(hex, CANVAS)
  return reached >= SHAPE_CONTRAST
    ? null
    : say('settings.colourTooLight', { ratio: ratio(reached), needed: SHAPE_CONTRAST })
}

/** Why a colour can't be the secondary one, which is used on dark areas; `null` when it can. */
export function secondaryProblem(hex: string): ServerText | null {
  const reached = contrast(hex, INK)
  return reached >= SHAPE_CONTRAST
    ? null
    : say('settings.colourTooDark', { ratio: ratio(reached), needed: SHAPE_CONTRAST })
}

/** The nearest shade of a colour that can be the primary one. */
export const usablePrimary = (hex: string): string => shade(hex, BLACK, SHAPE_CONTRAST, [CANVAS])

/** The nearest shade of a colour that can be the secondary one. */
export const usableSecondary = (hex: string): string => shade(hex, WHITE, SHAPE_CONTRAST, [INK])

export const COLOUR_PATTERN = /^#[0-9a-f]{6}$/i

/** Radii of controls, cards and panels, in rem. */
const RADII: Record<Corners, readonly [number, number, number]> = {
  square: [0, 0, 0],
  slight: [0.25, 0.5, 0.75],
  rounded: [0.625, 1, 1.5],
  round: [1, 1.5, 2],
}

/**
 * Typefaces that devices come with, the store's own aside: nothing is loaded for them. The fonts of other scripts, which a page's
 * language names (app/theme.css), come before what a browser takes for the kind.
 */
const FONTS: Record<Exclude<Typeface, 'figtree'>, string> = {
  system: 'var(--font-script, ui-sans-serif), system-ui, sans-serif',
  serif:
    'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, var(--font-script, serif), serif',
  humanist:
    'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", var(--font-script, sans-serif), sans-serif',
}

type ThemeSettings = {
  primaryColor: string
  secondaryColor: string
  corners: Corners
  animations: boolean
}

/** What the store's pages alone take of the theme. */
type PageSettings = { typeface: Typeface; density: Density }

type SchemeSettings = { darkMode: boolean; firstScheme: FirstScheme; primaryColor: string }

export type StoreTheme = ThemeSettings & PageSettings & SchemeSettings

type ThemeVariables = Record<`--${string}`, string>

/** The theme as the variables of app/theme.css. */
export function themeVariables(theme: ThemeSettings): ThemeVariables {
  const shades = shadesOf(theme.primaryColor, theme.secondaryColor)
  const [control, card, panel] = RADII[theme.corners]
  return {
    '--color-primary': shades.primary,
    '--color-primary-strong': shades.strong,
    '--color-primary-deep': shades.deep,
    '--color-primary-soft': shades.soft,
    '--color-primary-tint': shades.tint,
    '--color-primary-pale': shades.pale,
    '--color-secondary': shades.secondary,
    '--radius-control': `${control}rem`,
    '--radius-card': `${card}rem`,
    '--radius-panel': `${panel}rem`,
  }
}

/** How the store looks until its owner changes it. */
export const ORIGINAL_THEME: StoreTheme = {
  primaryColor: DEFAULT_PRIMARY,
  secondaryColor: DEFAULT_SECONDARY,
  corners: 'rounded',
  typeface: 'figtree',
  density: 'comfortable',
  animations: true,
  darkMode: false,
  firstScheme: 'device',
}

const AS_DESIGNED = new Map(Object.entries(themeVariables(ORIGINAL_THEME)))

/** What the theme changes of app/theme.css, to be put on the root element. */
export function themeAttributes(theme: ThemeSettings): {
  style?: ThemeVariables
  'data-animations'?: 'off'
} {
  const style = Object.fromEntries(
    Object.entries(themeVariables(theme)).filter(
      ([name, value]) => AS_DESIGNED.get(name) !== value,
    ),
  )
  return {
    ...(Object.keys(style).length > 0 && { style }),
    ...(!theme.animations && { 'data-animations': 'off' as const }),
  }
}

type SchemeAttributes = {
  style?: ThemeVariables
  'data-scheme'?: FirstScheme
  'data-first-scheme'?: 'dark'
}

/** Marks pages that have a dark scheme, which is as the owner set it until the visitor chooses (lib/core/scheme-script.mjs). */
function schemeAttributes({
  darkMode,
  firstScheme,
  primaryColor,
}: SchemeSettings): SchemeAttributes {
  if (!darkMode) return {}
  const first: SchemeAttributes =
    firstScheme === 'dark'
      ? { 'data-scheme': 'dark', 'data-first-scheme': 'dark' }
      : { 'data-scheme': 'device' }
  if (primaryColor === DEFAULT_PRIMARY) return first
  const shades = darkShadesOf(primaryColor)
  return {
    ...first,
    style: {
      '--dark-primary': shades.primary,
      '--dark-primary-strong': shades.strong,
      '--dark-primary-deep': shades.deep,
      '--dark-primary-soft': shades.soft,
      '--dark-primary-tint': shades.tint,
      '--dark-primary-pale': shades.pale,
      '--dark-primary-panel': shades.panel,
      '--dark-primary-panel-deep': shades.panelDeep,
    },
  }
}

/** The theme of the store's pages, as {@link themeAttributes}, with their dark scheme where they have one. */
export function storeThemeAttributes(theme: StoreTheme) {
  const [light, dark] = [themeAttributes(theme), schemeAttributes(theme)]
  const { typeface, density } = theme
  const style: ThemeVariables = {
    ...light.style,
    ...dark.style,
    ...(typeface !== 'figtree' && { '--font-sans': FONTS[typeface] }),
  }
  return {
    ...light,
    ...dark,
    ...(density !== 'comfortable' && { 'data-density': density }),
    ...(Object.keys(style).length > 0 && { style }),
  }
}

/** The shades of the primary colour in which texts and buttons are on light pages, and on dark ones. */
export const textShades = (primary: string): { light: string; dark: string } => ({
  light: shadesOf(primary, DEFAULT_SECONDARY).strong,
  dark: darkShadesOf(primary).strong,
})

/** The colour of the browser's frame around the store's pages, which is that of their header. */
export const frameColours = ({ darkMode }: Pick<SchemeSettings, 'darkMode'>) =>
  darkMode
    ? {
        themeColor: [
          { media: '(prefers-color-scheme: light)', color: WHITE },
          { media: '(prefers-color-scheme: dark)', color: DARK_SURFACE },
        ],
        colorScheme: 'light dark' as const,
      }
    : { themeColor: WHITE, colorScheme: 'light' as const }
