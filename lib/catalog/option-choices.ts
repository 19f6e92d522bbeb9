import { toCents } from '@/lib/core/money'
import type { TypedPrices } from '@/lib/pricing/typed-prices'
import { ENDLESS, type Platform } from './product-facts'
import { ONE_UNIT, type PriceUnit, smallestOf, unitOf, unitSaving, unitsOf } from './unit-price'
import { nameWithoutFacts } from './variant-name'

/** More are not offered: a page of controls would be no help. */
export const MAX_OPTIONS = 40
export const MAX_FAMILY_LENGTH = 80

/** By what variants of one product differ, in the order in which it is asked for. */
const KINDS = ['devices', 'term', 'platform'] as const
export type VariantKind = (typeof KINDS)[number]

/** A product of a family, with what it may differ by. */
export type Option = {
  id: number
  slug: string
  name: string
  edition: string
  platforms: readonly Platform[]
  devices: number | null
  termMonths: number | null
  price: string
  prices: TypedPrices
  inStock: boolean
}

/** By what a price is divided, to be compared with those of the other variants. */
export type UnitPrice = {
  unit: PriceUnit
  /** As `unitsOf` counts them. */
  units: number
  /** How many percent less than with the smallest variant; `null`: nothing is saved. */
  saving: number | null
}

/** A value of a kind, with the variant that it leads to. */
export type Choice = {
  /** As {@link optionValue} has it. */
  value: string
  slug: string
  isCurrent: boolean
  /** Whether that variant can be bought. */
  inStock: boolean
  price: string
  prices: TypedPrices
  /** `null` where it says no more than the price. */
  unitPrice: UnitPrice | null
  /** What else changes with it, because nothing has this value and the rest. */
  changes: { kind: VariantKind; value: string }[]
}
export type OptionGroup = { kind: VariantKind; choices: Choice[] }

/** Another product of the family, or this one. */
export type EditionChoice = {
  id: number
  slug: string
  /** Its edition, else its name. */
  label: string
  isCurrent: boolean
  inStock: boolean
  price: string
  prices: TypedPrices
  devices: number | null
  termMonths: number | null
}

/** What a product's page offers of its family: variants of the same product, and the other products apart from them. */
export type FamilyChoices = { variants: OptionGroup[]; editions: EditionChoice[] }

/** What options are one product by: its edition, else its name. */
export const productOf = ({ edition, name }: Pick<Option, 'edition' | 'name'>): string =>
  edition.trim() ? `edition ${edition.trim().toLowerCase()}` : `name ${nameWithoutFacts(name)}`

type InFamily = { id: number; family: string | null } & Pick<Option, 'edition' | 'name'>

/** Whether two are one product, or variants of one. */
export const isSameProduct = (one: InFamily, other: InFamily): boolean =>
  one.id === other.id ||
  (one.family !== null && one.family === other.family && productOf(one) === productOf(other))

/**
 * Options by the product that they are variants of, in the family's order. Of those that nothing tells apart each stands for itself:
 * chips lead to one alone, and lists show one alone.
 */
function productsAmong(options: readonly Option[]): Option[][] {
  const products = new Map<string, Option[]>()
  for (const each of options) {
    const product = productOf(each)
    products.set(product, [...(products.get(product) ?? []), each])
  }
  return [...products.values()].flatMap(toldApart)
}

function toldApart(variants: readonly Option[]): Option[][] {
  const kinds = kindsOf(variants)
  const alike = new Map<string, number>()
  const products: Option[][] = []
  for (const each of variants) {
    const values = JSON.stringify(kinds.map((kind) => optionValue(each, kind)))
    const place = alike.get(values) ?? 0
    alike.set(values, place + 1)
    products[place] = [...(products[place] ?? []), each]
  }
  return products
}

/** A variant's value of a kind as text; `null`: it has none. */
function optionValue({ platforms, devices, termMonths }: Option, kind: VariantKind) {
  const values: Record<VariantKind, string | null> = {
    devices: devices === null ? null : String(devices),
    term: termMonths === null ? null : String(termMonths),
    platform: platforms.join(',') || null,
  }
  return values[kind]
}

/**
 * The kinds by which variants differ: those that all have a value of, without what follows from the ones before.
 */
function kindsOf(variants: readonly Option[]): VariantKind[] {
  const kinds: VariantKind[] = []
  const apartBy = (some: readonly VariantKind[]) =>
    new Set(variants.map((each) => JSON.stringify(some.map((kind) => optionValue(each, kind)))))
      .size
  for (const kind of KINDS) {
    const hasAll = variants.every((each) => optionValue(each, kind) !== null)
    if (hasAll && apartBy([...kinds, kind]) > apartBy(kinds)) kinds.push(kind)
  }
  return kinds
}

/** A variant of a product, with what it differs by from the others alone. */
export type Version = {
  id: number
  devices: number | null
  termMonths: number | null
  platforms: readonly Platform[]
}

/**
 * The variants of a product, itself among them, in the family's order. None where there is no other, or where nothing tells them
 * apart.
 */
export function versionsOf(options: readonly Option[], id: number): Version[] {
  const variants = productsAmong(options).find((some) => some.some((each) => each.id === id)) ?? []
  const kinds = kindsOf(variants)
  if (kinds.length === 0) return []
  return variants.map((each) => ({
    id: each.id,
    devices: kinds.includes('devices') ? each.devices : null,
    termMonths: kinds.includes('term') ? each.termMonths : null,
    platforms: kinds.includes('platform') ? each.platforms : [],
  }))
}

/** Numbers from the smallest, what has no end last; platforms in the family's order. */
function inOrder(kind: VariantKind, values: string[]): string[] {
  if (kind === 'platform') return values
  const size = (value: string) =>
    Number(value) === ENDLESS ? Number.POSITIVE_INFINITY : Number(value)
  return values.sort((one, other) => size(one) - size(other))
}

/**
 * What the page of a product lets choose. Devices, term and platform are variants of the product: each value leads to the
 * variant that has it and otherwise most in common, first those that can be bought, and never to another product. Those stand
 * apart, from the cheapest, each by the variant that has most in common with this one.
 *
 * @param options of its family, itself among them, in the family's order
 */
export function familyChoices(options: readonly Option[], id: number): FamilyChoices {
  const current = options.find((each) => each.id === id)
  if (!current) return { variants: [], editions: [] }
  const products = productsAmong(options)
  const variants = products.find((each) => each.includes(current)) ?? []
  const kinds = kindsOf(variants)
  const unit = unitOf(variants)
  return {
    variants: kinds.map((kind) => {
      const values = [...new Set(variants.flatMap((each) => optionValue(each, kind) ?? []))]
      return {
        kind,
        choices: inOrder(kind, values).map((value) =>
          choiceOf({ variants, kinds, unit, current }, kind, value),
        ),
      }
    }),
    editions: products.length > 1 ? editionsOf(products, current) : [],
  }
}

function editionsOf(products: readonly Option[][], current: Option): EditionChoice[] {
  const isShared = (edition: string) =>
    products.filter((each) => each[0] && productOf(each[0]) === `edition ${edition.toLowerCase()}`)
      .length > 1
  return products
    .flatMap((variants) => nearestTo(current, variants, KINDS) ?? [])
    .map((option) => {
      const { id, slug, name, edition, inStock, price, prices, devices, termMonths } = option
      const named = edition.trim()
      const label = named && !isShared(named) ? named : name
      const isCurrent = id === current.id
      return { id, slug, label, isCurrent, inStock, price, prices, devices, termMonths }
    })
    .sort((one, other) => toCents(one.price) - toCents(other.price))
}

const changesBetween = (one: Option, other: Option, kinds: readonly VariantKind[]): VariantKind[] =>
  kinds.filter((kind) => optionValue(one, kind) !== optionValue(other, kind))

/** Of some options that with most in common: itself, else first those that can be bought. */
function nearestTo(
  current: Option,
  some: readonly Option[],
  kinds: readonly VariantKind[],
): Option | undefined {
  if (some.includes(current)) return current
  const changes = (option: Option) => changesBetween(option, current, kinds).length
  return [...some].sort(
    (one, other) => changes(one) - changes(other) || Number(other.inStock) - Number(one.inStock),
  )[0]
}

type Among = {
  variants: readonly Option[]
  kinds: readonly VariantKind[]
  unit: PriceUnit | null
  current: Option
}

function choiceOf({ variants, kinds, unit, current }: Among, kind: VariantKind, value: string) {
  const others = kinds.filter((each) => each !== kind)
  const having = variants.filter((each) => optionValue(each, kind) === value)
  const nearest = nearestTo(current, having, others) ?? current
  const { slug, inStock, price, prices } = nearest
  const choice: Choice = {
    value,
    slug,
    isCurrent: optionValue(current, kind) === value,
    inStock,
    price,
    prices,
    unitPrice: unit && unitPriceOf(nearest, variants, unit),
    changes: changesBetween(nearest, current, others).flatMap((each) => {
      const changed = optionValue(nearest, each)
      return changed === null ? [] : { kind: each, value: changed }
    }),
  }
  return choice
}

function unitPriceOf(
  option: Option,
  variants: readonly Option[],
  unit: PriceUnit,
): UnitPrice | null {
  const smallest = smallestOf(variants, unit)
  const units = unitsOf(option, unit)
  if (!smallest || units === null || units === ONE_UNIT) return null
  return { unit, units, saving: unitSaving(option, smallest, unit) }
}
