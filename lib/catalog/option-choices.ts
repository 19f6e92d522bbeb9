import { ENDLESS, type Platform } from './product-facts'

/** More are not offered: a page of controls would be no help. */
export const MAX_OPTIONS = 40
export const MAX_FAMILY_LENGTH = 80

/** By what the products of a family differ, in the order in which it is asked for. */
const KINDS = ['edition', 'devices', 'term', 'platform'] as const
export type OptionKind = (typeof KINDS)[number]

/** A page asks for so many kinds at most. */
const MOST_KINDS = 3

/** A product of a family, with what it may differ by. */
export type Option = {
  id: number
  slug: string
  edition: string
  platforms: readonly Platform[]
  devices: number | null
  termMonths: number | null
  inStock: boolean
}

/** A value of a kind, with the product that it leads to. */
export type Choice = {
  /** As {@link optionValue} has it. */
  value: string
  slug: string
  isCurrent: boolean
  /** Whether that product can be bought. */
  inStock: boolean
  /** What else changes with it, because nothing has this value and the rest. */
  changes: { kind: OptionKind; value: string }[]
}
export type OptionGroup = { kind: OptionKind; choices: Choice[] }

/** A product's value of a kind as text; `null`: it has none. */
function optionValue({ edition, platforms, devices, termMonths }: Option, kind: OptionKind) {
  const values: Record<OptionKind, string | null> = {
    edition: edition || null,
    devices: devices === null ? null : String(devices),
    term: termMonths === null ? null : String(termMonths),
    platform: platforms.join(',') || null,
  }
  return values[kind]
}

/**
 * The kinds by which products differ: those that all have a value of, without what follows from the ones before.
 */
function kindsOf(options: readonly Option[]): OptionKind[] {
  const kinds: OptionKind[] = []
  const apartBy = (some: readonly OptionKind[]) =>
    new Set(options.map((each) => JSON.stringify(some.map((kind) => optionValue(each, kind))))).size
  for (const kind of KINDS) {
    const hasAll = options.every((each) => optionValue(each, kind) !== null)
    if (hasAll && kinds.length < MOST_KINDS && apartBy([...kinds, kind]) > apartBy(kinds))
      kinds.push(kind)
  }
  return kinds
}

/** Numbers from the smallest, what has no end last; the rest in the family's order. */
function inOrder(kind: OptionKind, values: string[]): string[] {
  if (kind !== 'devices' && kind !== 'term') return values
  const size = (value: string) =>
    Number(value) === ENDLESS ? Number.POSITIVE_INFINITY : Number(value)
  return values.sort((one, other) => size(one) - size(other))
}

/**
 * What the page of a product lets choose: each value with the product that has it and otherwise most in common with
 * this one, first those that can be bought.
 *
 * @param options of its family, itself among them, in the family's order
 */
export function optionGroups(options: readonly Option[], id: number): OptionGroup[] {
  const current = options.find((each) => each.id === id)
  if (!current || options.length < 2) return []
  const kinds = kindsOf(options)
  return kinds.map((kind) => {
    const values = [...new Set(options.flatMap((each) => optionValue(each, kind) ?? []))]
    return {
      kind,
      choices: inOrder(kind, values).map((value) => choiceOf(options, kinds, current, kind, value)),
    }
  })
}

function choiceOf(
  options: readonly Option[],
  kinds: readonly OptionKind[],
  current: Option,
  kind: OptionKind,
  value: string,
): Choice {
  const isCurrent = optionValue(current, kind) === value
  const changesTo = (option: Option) =>
    kinds.filter(
      (each) => each !== kind && optionValue(option, each) !== optionValue(current, each),
    )
  const [nearest = current] = isCurrent
    ? [current]
    : options
        .filter((each) => optionValue(each, kind) === value)
        .sort(
          (one, other) =>
            changesTo(one).length - changesTo(other).length ||
            Number(other.inStock) - Number(one.inStock),
        )
  return {
    value,
    slug: nearest.slug,
    isCurrent,
    inStock: nearest.inStock,
    changes: changesTo(nearest).flatMap((each) => {
      const changed = optionValue(nearest, each)
      return changed === null ? [] : { kind: each, value: changed }
    }),
  }
}
