import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { unescapeFormula } from '@/lib/core/csv'
import { differences } from '@/lib/core/differences'
import { englishOf } from '@/lib/core/english-text'
import { unpacked } from '@/lib/core/packed-text'
import { type ServerText, say } from '@/lib/core/server-text'
import { ALL_CURRENCIES, type CurrencyCode } from '@/lib/i18n/currencies'
import type { TypedPrices } from '@/lib/pricing/typed-prices'
import { newProductSchema, type ProductField, type ProductFields } from './admin-contracts'
import { bundleFieldsProblem } from './bundles/bundle-rules'
import { type NamedPart, partsText, readParts } from './bundles/parts-column'
import { giftCardProblem } from './gift-card-rules'
import {
  type ColumnName,
  cellOf,
  type FieldWithoutColumn,
  factCell,
  factColumn,
  factOfColumn,
  furtherSlugs,
  NOT_IN_FILES,
  priceColumnsOf,
  pricedIn,
  readCell,
} from './import-columns'
import type { ImportReport } from './import-contracts'
import type { TableLine } from './import-table'
import { originProblem } from './origin-problem'
import { factsWith, type OwnFact, type OwnFactValues } from './own-fact-rules'
import { preorderProblem, releaseProblem, releaseToCome } from './preorders'
import { skuKey } from './product-identifiers'
import { scheduleOf } from './product-schedule'
import { keptRating, type RatingSource } from './rating-rules'
import { ruleKeysProblem } from './rule-keys-problem'
import { type NewProductDefaults, NO_CATEGORY, withDefaults } from './with-defaults'

type Existing = {
  id: number
  fields: ProductFields
  keysByRule: boolean
  isBundle: boolean
  /** What it consists of; nothing where it is no bundle. */
  parts: readonly NamedPart[]
  ratingSource: RatingSource
}

/** The catalogue that an import would change. */
export type Catalogue = {
  products: ReadonlyMap<string, Existing>
  categoryIds: ReadonlyMap<string, number>
  /** The owner's own facts. */
  ownFacts: readonly OwnFact[]
  /** The addresses of products that parts are named by the SKUs of, which are in small letters. */
  slugsBySku?: ReadonlyMap<string, string>
  /** Of new products. */
  defaults: NewProductDefaults
}

type Line = { line: number; slug: string; name: string }
/** What a product shall consist of instead, where that is something else; by the addresses of the parts. */
type NewParts = { parts?: { before: readonly NamedPart[]; after: readonly NamedPart[] } }
type Addition = Line & NewParts & { fields: ProductFields }
type Change = Line &
  NewParts & {
    id: number
    fields: ProductFields
    before: Partial<ProductFields>
    after: Partial<ProductFields>
  }
type Refusal = Line & { problems: ServerText[] }

export type ImportPlan = {
  lines: number
  additions: Addition[]
  changes: Change[]
  refusals: Refusal[]
  unchanged: number
}

/** How many lines are worked on before others get their turn. */
const LINES_AT_ONCE = 50

/** Computes what a file would change, line by line, without changing it. */
export async function planImport(
  lines: readonly TableLine[],
  catalogue: Catalogue,
): Promise<ImportPlan> {
  const plan: ImportPlan = {
    lines: lines.length,
    additions: [],
    changes: [],
    refusals: [],
    unchanged: 0,
  }
  const seen = new Map<string, number>()
  for (const [index, { line, cells, misfit }] of lines.entries()) {
    if (index % LINES_AT_ONCE === 0) await setImmediate()
    const slug = (cells.slug ?? '').trim()
    const existing = catalogue.products.get(slug)
    const at = { line, slug, name: cells.name?.trim() || existing?.fields.name || '' }
    const earlier = seen.get(slug)
    const problems = misfit
      ? [misfitText(misfit)]
      : slug === ''
        ? [say('products.slugMissing')]
        : earlier === undefined
          ? []
          : [say('files.slugTwice', { line: earlier })]
    seen.set(slug, earlier ?? line)
    const parsed = problems.length > 0 ? { problems } : fieldsFrom(cells, existing, catalogue)
    if ('problems' in parsed) plan.refusals.push({ ...at, problems: parsed.problems })
    else if (!existing) plan.additions.push({ ...at, ...parsed })
    else {
      const kept = keptRating(existing.fields, existing.ratingSource, {
        ...parsed.fields,
        takesRatings: catalogue.defaults.takesRatings,
      })
      const fields = { ...parsed.fields, ...kept }
      const different = differences(existing.fields, fields)
      const isChanged = Object.keys(different.after).length > 0 || parsed.parts !== undefined
      if (isChanged) plan.changes.push({ ...at, id: existing.id, ...parsed, fields, ...different })
      else plan.unchanged += 1
    }
  }
  return plan
}

const misfitText = ({ record, expected }: NonNullable<TableLine['misfit']>) =>
  say('files.cellsUnlikeHeading', { count: record.length, expected })

type Parsed = ({ fields: ProductFields } & NewParts) | { problems: ServerText[] }

/** The product that a line describes; columns that the file lacks keep their stored values. */
function fieldsFrom(
  cells: TableLine['cells'],
  existing: Existing | undefined,
  catalogue: Catalogue,
): Parsed {
  const given: Record<string, unknown> = { ...existing?.fields }
  for (const [column, cell] of Object.entries(cells)) {
    if (OWN_READING.has(column) || pricedIn(column) || factOfColumn(column) !== null) continue
    given[column] = readCell(column as ColumnName, cell)
  }
  given.prices = { ...existing?.fields.prices, ...typedIn(cells, existing?.fields.prices ?? {}) }
  const problems: ServerText[] = []
  const read: readonly NamedPart[] | ServerText | undefined =
    cells.parts === undefined ? existing?.parts : readParts(unescapeFormula(cells.parts))
  if (read && 'reason' in read) problems.push(inField('parts', read))
  const parts = namedBySlug(read && !('reason' in read) ? read : [], catalogue)
  const isBundle = parts.length > 0
  // As its form has it: by the keys of its parts, and by hand until it has keys of its own.
  if (isBundle !== (existing?.isBundle ?? false)) given.delivery = isBundle ? 'keys' : 'manual'
  const category = cells.category?.trim()
  if (category) {
    given.categoryId = catalogue.categoryIds.get(category)
    if (given.categoryId === undefined) problems.push(say('categories.unknownName', { category }))
  }
  if (cells.furtherCategories !== undefined) {
    const further = cells.furtherCategories.split(/[\s,;]+/).filter((slug) => slug !== '')
    given.furtherCategoryIds = further.flatMap((slug) => catalogue.categoryIds.get(slug) ?? [])
    problems.push(
      ...further
        .filter((slug) => !catalogue.categoryIds.has(slug))
        .map((slug) => say('categories.unknownName', { category: slug })),
    )
  }
  if ([given.image, given.additionalImages].flat().some((path) => String(path).startsWith('data:')))
    problems.push(inField('image', say('files.picturesOfStore')))
  const parsed = newProductSchema.safeParse(given)
  if (!parsed.success) problems.push(...parsed.error.issues.map(describe))
  if (!parsed.success || problems.length > 0) return { problems }
  const unsellable =
    bundleFieldsProblem(isBundle, parsed.data) ??
    giftCardProblem(parsed.data) ??
    ruleKeysProblem(existing?.keysByRule ?? false, parsed.data) ??
    originProblem(parsed.data) ??
    dayProblem(parsed.data, isBundle)
  if (unsellable) return { problems: [inField(unsellable.field, unsellable.text)] }
  const known = factsWith(catalogue.ownFacts, existing?.fields.ownFacts ?? {}, factsIn(cells))
  if ('problem' in known) return { problems: [known.problem.text] }
  const { slug = '', categoryId, ...rest } = withDefaults(parsed.data, catalogue.defaults)
  if (categoryId === null) return { problems: [inField('category', NO_CATEGORY)] }
  const before = existing?.parts ?? []
  return {
    fields: {
      ...rest,
      ownFacts: known.values,
      slug,
      categoryId,
      publishAt: scheduleOf(rest),
      availableFrom: releaseToCome(rest.availableFrom),
    },
    ...(partsText(before) !== partsText(parts) && { parts: { before, after: parts } }),
  }
}

/** A day that has passed since the file was written makes no pre-order. */
function dayProblem(fields: Parameters<typeof preorderProblem>[0], isBundle: boolean) {
  const availableFrom = releaseToCome(fields.availableFrom)
  const text = releaseProblem(availableFrom)
  return (
    preorderProblem({ ...fields, availableFrom }, isBundle) ??
    (text && { field: 'availableFrom' as const, text })
  )
}

/** What the cells of a line say of the owner's facts. */
const factsIn = (cells: TableLine['cells']) =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([column, cell]) => {
      const slug = factOfColumn(column)
      return slug === null ? [] : [[slug, unescapeFormula(cell.trim())]]
    }),
  )

/** The columns that say something else than a field of their name. */
const OWN_READING: ReadonlySet<string> = new Set(['category', 'furtherCategories', 'parts'])

const namedBySlug = (
  parts: readonly NamedPart[],
  { products, slugsBySku }: Catalogue,
): NamedPart[] =>
  parts.map(({ name, quantity }) => ({
    name: products.has(name) ? name : (slugsBySku?.get(skuKey(name)) ?? name),
    quantity,
  }))

/** The prices in other currencies that a line names; a former price without a column of its own goes with an emptied price. */
function typedIn(cells: TableLine['cells'], stored: TypedPrices) {
  const typed: { [Code in CurrencyCode]?: { price: unknown; originalPrice: unknown } } = {}
  for (const column of Object.keys(cells)) {
    const currency = pricedIn(column)?.currency
    if (!currency || typed[currency]) continue
    const [price, originalPrice] = priceColumnsOf(currency).map((name) => {
      const cell = cells[name]
      return cell === undefined ? undefined : readCell(name, cell)
    })
    typed[currency] = {
      price: price ?? stored[currency]?.price,
      originalPrice: originalPrice ?? (price === '' ? '' : stored[currency]?.originalPrice),
    }
  }
  return typed
}

const inField = (path: string, problem: ServerText): ServerText =>
  say('fields.at', { path, problem })

const describe = ({ path, message }: { path: PropertyKey[]; message: string }): ServerText => {
  const [prices, currency, which] = path.map(String)
  if (prices === 'prices' && which) {
    const { reason, values } = unpacked(message)
    return say(reason, { ...values, field: `${which}_${currency}` })
  }
  const field = String(path[0] ?? '')
  const text = unpacked(message)
  return field && !englishOf(text).includes(field) ? inField(field, text) : text
}

/** How many lines of each kind a report lists. */
const MAX_REPORTED = 200
const MAX_CHARACTERS = 300

/** A plan as a report: the numbers, and the first lines of each kind. */
export async function reportOf(
  plan: ImportPlan,
  categorySlugs: ReadonlyMap<number, string>,
  applied: boolean,
): Promise<ImportReport> {
  const at = ({ line, slug, name }: Line) => ({ line, slug, name: short(name) })
  const show = (field: Shown, value: ProductFields[Shown] | undefined) =>
    short(field === 'categoryId' ? (categorySlugs.get(Number(value)) ?? '') : cellOf(value, field))
  return {
    lines: plan.lines,
    added: plan.additions.length,
    changed: plan.changes.length,
    unchanged: plan.unchanged,
    refused: plan.refusals.length,
    additions: plan.additions
      .slice(0, MAX_REPORTED)
      .map((addition) => ({ ...at(addition), price: addition.fields.price })),
    changes: plan.changes.slice(0, MAX_REPORTED).map((change) => ({
      ...at(change),
      fields: [
        ...(Object.keys(change.after) as ProductField[]).flatMap((field) => {
          if (field === 'prices')
            return pricesThatDiffer(change.before.prices ?? {}, change.after.prices ?? {})
          if (field === 'ownFacts')
            return factsThatDiffer(change.before.ownFacts ?? {}, change.after.ownFacts ?? {})
          if (isNotInFiles(field)) return []
          if (field === 'furtherCategoryIds')
            return {
              field: 'furtherCategories',
              before: short(furtherSlugs(change.before[field] ?? [], categorySlugs)),
              after: short(furtherSlugs(change.after[field] ?? [], categorySlugs)),
            }
          return {
            field: field === 'categoryId' ? 'category' : field,
            before: show(field, change.before[field]),
            after: show(field, change.after[field]),
          }
        }),
        ...partsThatDiffer(change),
      ],
    })),
    refusals: plan.refusals.slice(0, MAX_REPORTED).map((refusal) => ({
      ...at(refusal),
      problems: refusal.problems.map((text) => short(englishOf(text))),
      texts: refusal.problems,
    })),
    fingerprint: await fingerprintOf(plan),
    applied,
  }
}

type Shown = Exclude<ProductField, FieldWithoutColumn>

const isNotInFiles = (field: ProductField): field is (typeof NOT_IN_FILES)[number] =>
  NOT_IN_FILES.some((each) => each === field)

const partsThatDiffer = ({ parts }: NewParts) =>
  parts
    ? [
        {
          field: 'parts',
          before: short(partsText(parts.before)),
          after: short(partsText(parts.after)),
        },
      ]
    : []

/** By their columns. */
const pricesThatDiffer = (before: TypedPrices, after: TypedPrices) =>
  ALL_CURRENCIES.flatMap((currency) =>
    priceColumnsOf(currency).flatMap((field) => {
      const which = pricedIn(field)?.which ?? 'price'
      const [was, is] = [before, after].map((prices) => prices[currency]?.[which] ?? '')
      return was === is ? [] : [{ field, before: was ?? '', after: is ?? '' }]
    }),
  )

/** By their columns. */
const factsThatDiffer = (before: OwnFactValues, after: OwnFactValues) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((slug) => {
    const [was, is] = [factCell(before[slug]), factCell(after[slug])]
    return was === is ? [] : [{ field: factColumn(slug), before: short(was), after: short(is) }]
  })

const short = (text: string) =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)} …` : text

/** Two plans with the same fingerprint do the same to the same products. */
export async function fingerprintOf({ additions, changes, refusals }: ImportPlan): Promise<string> {
  const hash = createHash('sha256')
  for (const [kind, lines] of Object.entries({ additions, changes, refusals }))
    for (const [index, line] of lines.entries()) {
      if (index % LINES_AT_ONCE === 0) await setImmediate()
      hash.update(JSON.stringify([kind, line]))
    }
  return hash.digest('hex')
}
