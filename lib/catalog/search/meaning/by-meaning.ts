import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { answeredFirst } from '../answered'
import { type Expression, written, writtenTogether } from '../expression'
import { lexeme } from '../lexeme'
import type { Interpretation, Search } from '../match'
import { hasBounds, NO_BOUNDS, together } from './bounds'
import type { Bounds } from './bounds-names'
import { boundsWhere } from './bounds-where'
import type { Meaning } from './understand'
import { phrasesIn, USES, type Use } from './uses'

/** A product may have any words. */
const ANYTHING: Search = {
  ranks: [],
  piece: { text: '', among: null },
  atMost: Number.POSITIVE_INFINITY,
}

/** How words are looked for as they are. */
export type AsWords = {
  /** The words of the whole text. */
  whole: Search
  /** The words of a part of it. */
  search: (text: string) => Promise<Search>
  /** The same, with words that are spelled alike where no product has them. */
  interpret: (text: string) => Promise<Interpretation>
}

type Candidate = { search: Search; bounds: Bounds; without: readonly string[] }

/**
 * The products that a search means, where it says more than names.
 *
 * @returns `null` where products are called so, or none is what was meant: then it is searched for the words
 */
export async function byMeaning(meaning: Meaning, words: AsWords): Promise<Interpretation | null> {
  const { plain, facts, uses, rest } = meaning
  const named = await calledSo(meaning, words)
  if (named) return hasBounds(plain) ? { ...named, understood: understood(plain, false) } : null
  const all = together(plain, facts)
  const steps = [...new Set([all, atLeast(all), plain])]
  if (uses.length === 0) {
    const { search, searched } =
      rest === '' ? { search: ANYTHING, searched: AS_TYPED } : await words.interpret(rest)
    const found = await firstAnswered(
      steps.map((bounds) => ({ search, bounds, without: [] })),
      hasBounds(plain),
    )
    return found && { search, searched, understood: understood(found.bounds, false) }
  }
  const whole = hasBounds(all) ? null : words.whole
  const partly = rest === '' ? null : await words.search(rest)
  const isTyped = partly !== null && (await isFound(words.whole))
  // A piece out of the midst of a text, of which only the end looks like a use.
  if (partly && isTyped && !(await isFound({ ...partly, piece: null }))) return null
  const full = await forUses(uses, partly, whole)
  const candidates: Candidate[] = steps.map((bounds) => ({ search: full, bounds, without: [] }))
  if (partly && !isTyped) {
    const alone = await forUses(uses, null, whole)
    const first = await forUses(uses.slice(0, 1), null, whole)
    const left = rest.split(' ')
    candidates.push({ search: alone, bounds: all, without: left })
    candidates.push({ search: first, bounds: all, without: left })
  } else if (uses.length > 1)
    candidates.push({
      search: await forUses(uses.slice(0, 1), partly, whole),
      bounds: all,
      without: [],
    })
  const found = await firstAnswered(candidates, true)
  if (!found) return null
  return {
    search: found.search,
    searched: { instead: null, without: [...found.without] },
    understood: understood(found.bounds, true),
  }
}

const AS_TYPED = { instead: null, without: [] }

const understood = (bounds: Bounds, isByUse: boolean) => ({ bounds, isByUse })

/** Whether products are called so, or the facts about them are, and what is found then. */
async function calledSo(
  { typed, plain, nameable, uses, facts, usedWords }: Meaning,
  { whole, search, interpret }: AsWords,
): Promise<Interpretation | null> {
  if (uses.length === 0 && !hasBounds(facts)) return null
  const called = hasBounds(plain) ? await search(nameable) : whole
  // A use that several words tell of is meant unless all of them are in a name.
  const ranks = called.ranks.slice(0, usedWords > 1 ? 1 : 3)
  const where = boundsWhere(plain)
  const isCalled = await answeredFirst([
    { search: { ...called, ranks, piece: null }, where },
    ...(isSentence(typed) ? [{ search: saying(typed), where }] : []),
  ])
  if (isCalled < 0) return null
  return hasBounds(plain) ? interpret(nameable) : { search: called, searched: AS_TYPED }
}

/** So many words that a product has one behind the other are its own, and no wish. */
const isSentence = (text: string) => text.split(/\s+/).length >= 3

/** What has a text as it is. */
const saying = (text: string): Search => ({
  ranks: [],
  piece: { text: text.toLowerCase(), among: null },
  atMost: Number.POSITIVE_INFINITY,
})

const isFound = async (search: Search, bounds: Bounds = NO_BOUNDS): Promise<boolean> =>
  (await answeredFirst([{ search, where: boundsWhere(bounds) }])) === 0

/** With as many devices as were named, or more. */
const atLeast = (bounds: Bounds): Bounds =>
  bounds.devices === null || bounds.devices === 0 || bounds.isAtLeast
    ? bounds
    : { ...bounds, isAtLeast: true }

async function firstAnswered(
  candidates: readonly Candidate[],
  isWithoutBounds: boolean,
): Promise<Candidate | null> {
  const asked = candidates.filter(({ bounds }) => isWithoutBounds || hasBounds(bounds))
  const place = await answeredFirst(
    asked.map(({ search, bounds }) => ({ search, where: boundsWhere(bounds) })),
  )
  return asked[place] ?? null
}

/**
 * A search for products of some uses: those whose texts and names tell of it, those whose texts do, those of which the
 * name alone does or that do as well; and last what has the words that were typed.
 */
async function forUses(
  uses: readonly Use[],
  rest: Search | null,
  whole: Search | null,
): Promise<Search> {
  const categories = await activeCategories()
  const words = rest && lastOf(rest)
  const typed = whole && lastOf(whole)
  const beside = (...parts: (string | null)[]) =>
    parts.includes(null) ? null : every(words === null ? parts : [...parts, words])
  const [first, second] = uses
  const best =
    first && second?.isTrade && !first.isTrade
      ? preferring(first, second, categories)
      : of(uses, categories)
  const ranks = best.map((query) => beside(query))
  return {
    ranks: [...ranks, typed, some([...ranks, typed])],
    piece: whole?.piece ?? null,
    atMost: Number.POSITIVE_INFINITY,
  }
}

type Ranked = [string | null, string | null, string | null]

/** What texts and names tell of uses; what texts do; and what names alone do, or is alike. */
function of(uses: readonly Use[], categories: readonly NamedCategory[]): Ranked {
  const says = every(uses.map(said))
  const named = some(uses.map((use) => called(use, categories)))
  const alike = uses.length === 1 ? likeOf(uses[0], categories) : null
  return [every([says, named]), says, uses.length === 1 ? (alike ?? named) : null]
}

/** Of a use what also tells of a trade first. */
function preferring(use: Use, trade: Use, categories: readonly NamedCategory[]): Ranked {
  const [best, says] = of([use], categories)
  return [every([best, said(trade)]), best, says]
}

const lastOf = ({ ranks }: Search) => ranks.findLast((query) => query !== null) ?? null

const every = (queries: readonly (string | null)[]) =>
  queries.includes(null) ? null : writtenTogether(queries, '&')
const some = (queries: readonly (string | null)[]) =>
  writtenTogether(
    queries.filter((query) => query !== null),
    '|',
  )

const toExpression = (list: string): Expression => ({
  any: phrasesIn(list).map((phrase) => ({
    all: phrase.split(' ').map((word) => ({
      word: word.replace('*', ''),
      isBeginning: word.endsWith('*'),
    })),
  })),
})

const said = ({ says }: Use) => written(toExpression(says), 'c', true)

/** The query that finds the products whose texts tell of a use; `null`: nothing is said of it. */
export const saidQuery = (id: string): string | null => {
  const use = USES.find((each) => each.id === id)
  return use ? said(use) : null
}

function called({ says, named }: Use, categories: readonly NamedCategory[]): string | null {
  const ids = categoriesCalled([...phrasesIn(named), ...phrasesIn(says)], categories)
  return some([
    written(toExpression(named), 'a', true),
    ...ids.map((id) => lexeme('k', String(id))),
  ])
}

function likeOf(use: Use | undefined, categories: readonly NamedCategory[]): string | null {
  const like = USES.find(({ id }) => id === use?.like)
  return like ? every([said(like), called(like, categories)]) : null
}

const categorySchema = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  words: z.array(z.string()),
})
type NamedCategory = z.infer<typeof categorySchema>

const activeCategories = () =>
  rowsOf(
    db(),
    categorySchema,
    Prisma.sql`SELECT "id", "parentId", "words" FROM "Category" WHERE "isActive"`,
  )

/** The categories that are called by a phrase, at least by half of their words, and their subcategories. */
function categoriesCalled(phrases: readonly string[], categories: readonly NamedCategory[]) {
  const isCalled = ({ words }: NamedCategory) =>
    phrases.some((phrase) => {
      const wanted = phrase.split(' ')
      return (
        wanted.length * 2 >= words.length &&
        wanted.every((each) =>
          words.some((word) =>
            each.endsWith('*') ? word.startsWith(each.slice(0, -1)) : word === each,
          ),
        )
      )
    })
  const own = new Set(categories.filter(isCalled).map(({ id }) => id))
  return categories
    .filter(({ id, parentId }) => own.has(id) || (parentId !== null && own.has(parentId)))
    .map(({ id }) => id)
}
