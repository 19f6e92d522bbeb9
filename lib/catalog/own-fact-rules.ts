import { type ServerText, say } from '@/lib/core/server-text'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { type ByLanguage, inLanguage } from '@/lib/i18n/texts-by-language'

// Facts of products that the owner defines. Without schemas, so that the browser may load it.

export const OWN_FACT_KINDS = ['number', 'choice', 'yes_no', 'text'] as const
export type OwnFactKind = (typeof OWN_FACT_KINDS)[number]

export const MAX_OWN_FACTS = 40
export const MAX_FACT_CHOICES = 100
export const MAX_FACT_DECIMALS = 3
export const MAX_FACT_NAME = 60
export const MAX_FACT_UNIT = 20
export const MAX_FACT_SLUG = 60
export const MAX_FACT_TEXT = 300

/** What is known of one fact: a decimal string, chosen slugs, yes or no, or a line of text. */
export type OwnFactValue = string | boolean | string[]
/** What is known of a product, by the slugs of the facts. */
export type OwnFactValues = { [slug: string]: OwnFactValue }

type OwnFactChoice = { slug: string; names: ByLanguage<string> }

/** A fact as the owner defined it. */
export type OwnFact = {
  id: number
  slug: string
  kind: OwnFactKind
  names: ByLanguage<string>
  /** Of a number. */
  units: ByLanguage<string>
  decimals: number
  /** Whether a product may have several of its choices. */
  isSeveral: boolean
  choices: OwnFactChoice[]
  isOnPage: boolean
  isCompared: boolean
  isFilter: boolean
  position: number
  /** The categories whose products have it; none: all. */
  categoryIds: number[]
}

/** Whether products of a category have a fact: of the category itself, or of the main one that it is below. */
export const isFactOf = (
  { categoryIds }: Pick<OwnFact, 'categoryIds'>,
  category: { id: number; parentId: number | null },
): boolean =>
  categoryIds.length === 0 ||
  categoryIds.includes(category.id) ||
  (category.parentId !== null && categoryIds.includes(category.parentId))

/** What a fact is told of: as it was typed, chosen, or stands in the cell of a file. */
export type GivenFacts = { [slug: string]: string | number | boolean | null | string[] }

type Read = { value: OwnFactValue | null } | { problem: ServerText }

/** A decimal string without leading and trailing zeros; `null` for what is no such number. */
function numberIn(text: string, decimals: number): string | null {
  const [, minus = '', whole = '', fraction = ''] =
    /^([-−]?)(\d{1,12})(?:[.,](\d{1,6}))?$/.exec(text.normalize('NFKC').trim()) ?? []
  const rest = fraction.replace(/0+$/, '')
  if (whole === '' || rest.length > decimals) return null
  const number = `${whole.replace(/^0+(?=\d)/, '')}${rest && `.${rest}`}`
  return minus !== '' && /[1-9]/.test(number) ? `-${number}` : number
}

const YES = ['true', 'yes', '1']
const NO = ['false', 'no', '0']

function choicesIn({ slug: field, isSeveral, choices }: OwnFact, given: readonly string[]): Read {
  const wanted = given.map((each) => each.trim()).filter((each) => each !== '')
  const unknown = wanted.find((each) => choices.every(({ slug }) => slug !== each))
  if (unknown !== undefined)
    return { problem: say('fields.hasNoChoice', { field, choice: unknown.slice(0, 60) }) }
  const value = choices.map(({ slug }) => slug).filter((slug) => wanted.includes(slug))
  if (value.length > 1 && !isSeveral) return { problem: say('ownFacts.oneChoice', { field }) }
  return { value: value.length === 0 ? null : value }
}

/** Reads what a product is said to have of a fact. */
export function readFact(fact: OwnFact, given: GivenFacts[string]): Read {
  const field = fact.slug
  if (given === null) return { value: null }
  if (fact.kind === 'choice')
    return choicesIn(fact, Array.isArray(given) ? given : String(given).split(/[\n,;]/))
  if (Array.isArray(given)) return { problem: say('fields.mustBeText', { field }) }
  const text = String(given).trim()
  if (text === '') return { value: null }
  if (fact.kind === 'number') {
    const number = numberIn(text, fact.decimals)
    return number === null
      ? { problem: say('ownFacts.number', { field, decimals: fact.decimals }) }
      : { value: number }
  }
  if (fact.kind === 'yes_no') {
    const word = text.toLowerCase()
    if (YES.includes(word)) return { value: true }
    return NO.includes(word)
      ? { value: false }
      : { problem: say('fields.mustBeTrueOrFalse', { field }) }
  }
  if (text.length > MAX_FACT_TEXT)
    return { problem: say('fields.mustBeAtMostCharacters', { field, max: MAX_FACT_TEXT }) }
  return /[\p{Cc}\p{Cs}]/u.test(text)
    ? { problem: say('fields.mustNotContainControlCharacters', { field }) }
    : { value: text }
}

/**
 * What is known of a product once something is said of some of its facts; the others stay.
 *
 * @returns a problem, with its field, when what is said is not what a fact is
 */
export function factsWith(
  facts: readonly OwnFact[],
  stored: OwnFactValues,
  given: GivenFacts,
): { values: OwnFactValues } | { problem: { field: string; text: ServerText } } {
  const values = { ...stored }
  for (const [slug, said] of Object.entries(given)) {
    const fact = facts.find((each) => each.slug === slug)
    const field = `ownFacts.${slug}`
    if (!fact && said !== null && said !== '' && !(slug in stored && same(stored[slug], said)))
      return { problem: { field, text: say('ownFacts.unknownSlug', { slug }) } }
    const read: Read = fact ? readFact(fact, said) : { value: null }
    if ('problem' in read) return { problem: { field, text: read.problem } }
    if (read.value === null) delete values[slug]
    else values[slug] = read.value
  }
  return { values }
}

const same = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second)

/** Of what is known of a product, that which still is what its facts are: they may have changed since it was stored. */
export const stillKnown = (facts: readonly OwnFact[], values: OwnFactValues): OwnFactValues =>
  Object.fromEntries(
    facts.flatMap((fact) => {
      const value = values[fact.slug]
      if (value === undefined) return []
      const read = readFact(fact, value)
      return 'value' in read && read.value !== null ? [[fact.slug, read.value]] : []
    }),
  )

/** A fact in the language of a page. */
export type LocalFact = {
  slug: string
  kind: OwnFactKind
  name: string
  /** Empty: none. */
  unit: string
  choices: { slug: string; name: string }[]
}

/** A fact in a language, or in the one that there is instead. */
export const localFact = (fact: OwnFact, locale: string): LocalFact => ({
  slug: fact.slug,
  kind: fact.kind,
  name: inLanguage(fact.names, locale, DEFAULT_LOCALE) ?? fact.slug,
  unit: fact.kind === 'number' ? (inLanguage(fact.units, locale, DEFAULT_LOCALE) ?? '') : '',
  choices: fact.choices.map(({ slug, names }) => ({
    slug,
    name: inLanguage(names, locale, DEFAULT_LOCALE) ?? slug,
  })),
})

/** What is said of yes and no. */
export type YesNo = { yes: string; no: string }

const NO_BREAK = '\u00a0'

/** A number of a fact, with its unit, as a language writes it. */
export function numberText({ unit }: Pick<LocalFact, 'unit'>, number: string, locale: string) {
  const written = new Intl.NumberFormat(locale, {
    maximumFractionDigits: MAX_FACT_DECIMALS,
  }).format(Number(number))
  return unit === '' ? written : `${written}${NO_BREAK}${unit}`
}

/** What is known of a fact, in words; empty where it is not what the fact is. */
export function factText(
  fact: LocalFact,
  value: OwnFactValue | undefined,
  locale: string,
  { yes, no }: YesNo,
): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return fact.kind === 'yes_no' ? (value ? yes : no) : ''
  if (Array.isArray(value)) {
    const names = fact.choices.filter(({ slug }) => value.includes(slug)).map(({ name }) => name)
    return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names)
  }
  if (fact.kind === 'text') return value
  return fact.kind === 'number' && Number.isFinite(Number(value))
    ? numberText(fact, value, locale)
    : ''
}

/** A fact of a product as its page says it. */
export type SaidFact = {
  slug: string
  name: string
  text: string
  /** Of a number, for machines. */
  number?: { value: string; unit: string }
}

/** What is known of a product, in the order of its facts and in the words of a language. */
export const saidFacts = (
  facts: readonly OwnFact[],
  values: OwnFactValues = {},
  locale: string,
  words: YesNo,
): SaidFact[] =>
  facts.flatMap((each) => {
    const fact = localFact(each, locale)
    const value = values[fact.slug]
    const text = factText(fact, value, locale, words)
    if (text === '') return []
    const { slug, name, unit } = fact
    return [
      {
        slug,
        name,
        text,
        ...(fact.kind === 'number' && typeof value === 'string' && { number: { value, unit } }),
      },
    ]
  })

/** The slug of a fact or choice, which is in addresses. */
const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*'
const NUMBER = '-?\\d{1,12}(?:\\.\\d{1,3})?'

/** A filter by a fact: `genre:puzzle`, `players:2..4`, `players:2..`, `offline:true`. */
export const FACT_FILTER = new RegExp(
  `^(?=.{1,140}$)${SLUG}:(?:${SLUG}|${NUMBER}\\.\\.(?:${NUMBER})?|\\.\\.${NUMBER})$`,
)

/** What a filter by a fact asks for. */
export type FactFilter = { slug: string } & (
  | { value: string }
  | { from: string | null; to: string | null }
)

/** Reads a filter by a fact; `null` for what is none. */
export function readFactFilter(text: string): FactFilter | null {
  if (!FACT_FILTER.test(text)) return null
  const at = text.indexOf(':')
  const slug = text.slice(0, at)
  const rest = text.slice(at + 1)
  const dots = rest.indexOf('..')
  if (dots < 0) return { slug, value: rest }
  return { slug, from: rest.slice(0, dots) || null, to: rest.slice(dots + 2) || null }
}

/** The filter by a fact that asks for a value. */
export const factFilter = (slug: string, value: string): string => `${slug}:${value}`
