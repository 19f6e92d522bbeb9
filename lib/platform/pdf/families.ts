/**
 * The fonts of documents, all of them Noto (SIL Open Font License 1.1), by the folders of their packages. Most packages have a
 * font for each part of Unicode that they write; `parts` are those that are taken of it.
 */
export type Family = {
  folder: string
  /** Its files: two whole fonts, one for all weights of a part, or one of a single weight. */
  files: 'whole' | 'variable' | 'regular'
  parts: RegExp
}

const variable = (name: string, parts: RegExp): Family => ({
  folder: `@fontsource-variable/${name}`,
  files: 'variable',
  parts,
})
const regular = (name: string, parts: RegExp): Family => ({
  folder: `@fontsource/${name}`,
  files: 'regular',
  parts,
})

/** Latin with all accents, Greek, Cyrillic and Devanagari. Whole, so that no accent stands in another font than its letter. */
const COMMON: Family = { folder: '@expo-google-fonts/noto-sans', files: 'whole', parts: /./ }

/** Scripts that are written by one font each, called after it. */
const VARIABLE_SCRIPTS =
  'adlam arabic armenian balinese bengali canadian-aboriginal cham cherokee ethiopic georgian gujarati gurmukhi hebrew javanese kannada khmer lao lisu malayalam meetei-mayek myanmar ol-chiki oriya sinhala sundanese syriac tamil telugu thaana thai'
const REGULAR_SCRIPTS = 'mongolian new-tai-lue nko tai-le tifinagh vai yi'

const SCRIPTS: readonly Family[] = [
  ...VARIABLE_SCRIPTS.split(' ').map((script) =>
    variable(`noto-sans-${script}`, new RegExp(`^${script}$`)),
  ),
  variable('noto-serif-tibetan', /^tibetan$/),
  ...REGULAR_SCRIPTS.split(' ').map((script) =>
    regular(`noto-sans-${script}`, new RegExp(`^${script}$`)),
  ),
]

/** Those of East Asia are in a hundred numbered parts each. */
const eastAsian = (name: string) => variable(`noto-sans-${name}`, /^\[/)
const EAST_ASIAN = {
  simplified: eastAsian('sc'),
  traditional: eastAsian('tc'),
  japanese: eastAsian('jp'),
  korean: eastAsian('kr'),
} as const
type EastAsian = keyof typeof EAST_ASIAN

const SYMBOLS: readonly Family[] = [
  variable('noto-sans-symbols', /^symbols$/),
  regular('noto-sans-symbols-2', /^(symbols|math)$/),
  variable('noto-emoji', /^\[/),
]

export const ALL_FAMILIES: readonly Family[] = [
  COMMON,
  ...SCRIPTS,
  ...Object.values(EAST_ASIAN),
  ...SYMBOLS,
]

/** Whose forms of Chinese characters a text wants: its own letters say so, or else its language. */
function wanted(text: string, language: string): EastAsian {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'japanese'
  if (/\p{Script=Hangul}/u.test(text)) return 'korean'
  if (/\p{Script=Bopomofo}|^zh-(TW|HK|MO|Hant)/u.test(`${language}\n${text}`)) return 'traditional'
  if (language.startsWith('zh')) return 'simplified'
  return language === 'ko' ? 'korean' : 'japanese'
}

/**
 * The families that may write a text, from the best on. What is of several languages of East Asia is written by one font if it
 * can be.
 *
 * @param writesAll whether a family has all of some characters
 */
export function familiesFor(
  text: string,
  language: string,
  writesAll: (family: Family, signs: readonly string[]) => boolean,
): readonly Family[] {
  const chinese = [...new Set(text.match(/\p{Script=Han}/gu) ?? [])]
  const first = wanted(text, language)
  const { simplified, traditional, japanese, korean } = EAST_ASIAN
  const eastAsian = [...new Set([EAST_ASIAN[first], simplified, traditional, japanese, korean])]
  const rest = (family: Family) => (chinese.length === 0 || writesAll(family, chinese) ? 0 : 1)
  return [COMMON, ...SCRIPTS, ...eastAsian.sort((a, b) => rest(a) - rest(b)), ...SYMBOLS]
}
