import type { AdminOwnFact } from '@/lib/catalog/own-fact-contracts'
import type { OwnFactKind } from '@/lib/catalog/own-fact-rules'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { type ByLanguage, inEveryLanguage } from '@/lib/i18n/texts-by-language'

type Texts = Record<TranslatedLocale, string>

/** The form's values, as they are typed; named as the server names them. */
export type OwnFactFormValues = {
  slug: string
  kind: OwnFactKind
  names: Texts
  units: Texts
  decimals: string
  isSeveral: boolean
  choices: { slug: string; names: Texts }[]
  isOnPage: boolean
  isCompared: boolean
  isFilter: boolean
  position: string
  categoryIds: number[]
}

const textsOf = (texts?: ByLanguage<string>): Texts => inEveryLanguage(texts, '')

/** A choice that is being added. */
export const newChoice = () => ({ slug: '', names: textsOf() })

/** The form's first values. */
export const valuesOf = (fact?: AdminOwnFact): OwnFactFormValues => ({
  slug: fact?.slug ?? '',
  kind: fact?.kind ?? 'choice',
  names: textsOf(fact?.names),
  units: textsOf(fact?.units),
  decimals: String(fact?.decimals ?? 0),
  isSeveral: fact?.isSeveral ?? false,
  choices: fact?.choices.map(({ slug, names }) => ({ slug, names: textsOf(names) })) ?? [],
  isOnPage: fact?.isOnPage ?? true,
  isCompared: fact?.isCompared ?? true,
  isFilter: fact?.isFilter ?? true,
  position: String(fact?.position ?? 0),
  categoryIds: fact?.categoryIds ?? [],
})

const numberOf = (text: string) => (text.trim() === '' ? 0 : Number(text))

/** What the form sends; the server checks it. */
export const inputOf = ({ decimals, position, ...values }: OwnFactFormValues) => ({
  ...values,
  decimals: numberOf(decimals),
  position: numberOf(position),
})
