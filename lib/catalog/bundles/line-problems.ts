import 'server-only'
import { readInBatches } from '@/lib/catalog/product-batches'
import type { Prisma, Tx } from '@/lib/core/db'
import { type ServerText, say } from '@/lib/core/server-text'
import { type BundleCandidate, bundleProblem, partProblem } from './bundle-rules'
import { CANDIDATE, candidateOf } from './candidates'
import type { NamedPart } from './parts-column'

type Line = {
  line: number
  slug: string
  fields: { name: string; isGiftCard: boolean; availableFrom: string | null }
  parts?: { before: readonly NamedPart[]; after: readonly NamedPart[] }
}
type PlannedLines = {
  additions: readonly Line[]
  changes: readonly (Line & { id: number })[]
}

const READ = {
  ...CANDIDATE,
  slug: true,
  _count: { select: { keys: true } },
  partOf: { select: { bundle: { select: { slug: true, name: true } } } },
} as const satisfies Prisma.ProductSelect

type Candidate = BundleCandidate & { keys: number; partOf: { slug: string; name: string }[] }

/**
 * Why lines of a file can't make of products what they say, by line: the rules of {@link bundleProblem} and {@link partProblem} for
 * the products as they are once the file is imported.
 */
export async function bundleLineProblems(
  tx: Tx,
  { additions, changes }: PlannedLines,
): Promise<Map<number, ServerText>> {
  const lines = [...additions, ...changes].filter(({ parts }) => parts !== undefined)
  const problems = new Map<number, ServerText>()
  if (lines.length === 0) return problems
  const candidates = await storedCandidates(tx, lines)
  for (const { line, slug, fields } of additions) candidates.set(slug, newCandidate(line, fields))
  for (const { slug, fields } of changes) {
    const candidate = candidates.get(slug)
    if (candidate) candidates.set(slug, { ...candidate, isGiftCard: fields.isGiftCard })
  }
  const planned = new Map(lines.map(({ slug, parts }) => [slug, (parts?.after ?? []).length > 0]))
  const partOf = new Map(
    lines.flatMap(({ slug, fields, parts }) =>
      (parts?.after ?? []).map((part) => [part.name, { slug, name: fields.name }] as const),
    ),
  )
  const bundleOf = ({ partOf: stored }: Candidate, slug: string) =>
    partOf.get(slug) ?? stored.find((bundle) => planned.get(bundle.slug) ?? true)
  for (const { line, slug, parts } of lines) {
    const bundle = candidates.get(slug)
    const after = parts?.after ?? []
    if (!bundle || after.length === 0) continue
    const problem =
      bundleProblem(bundle, {
        keys: bundle.keys,
        partOf: bundleOf(bundle, slug)?.name ?? null,
      }) ??
      partsProblem(after, bundle, (name) => {
        const part = candidates.get(name)
        return part && { ...part, isBundle: planned.get(name) ?? part.isBundle }
      })
    if (problem) problems.set(line, say('fields.at', { path: 'parts', problem }))
  }
  return problems
}

function partsProblem(
  parts: readonly NamedPart[],
  bundle: Candidate,
  productOf: (name: string) => Candidate | undefined,
): ServerText | null {
  if (new Set(parts.map(({ name }) => name)).size < parts.length) return say('bundles.partTwice')
  for (const { name } of parts) {
    const part = productOf(name)
    const problem = part ? partProblem(part, bundle.id) : say('bundles.unknownPart', { name })
    if (problem) return problem
  }
  return null
}

async function storedCandidates(tx: Tx, lines: readonly Line[]): Promise<Map<string, Candidate>> {
  const slugs = new Set(
    lines.flatMap(({ slug, parts }) => [slug, ...(parts?.after ?? []).map(({ name }) => name)]),
  )
  const rows = await readInBatches([...slugs], (batch) =>
    tx.product.findMany({ where: { slug: { in: batch } }, select: READ }),
  )
  return new Map(
    rows.map(({ slug, _count, partOf, ...candidate }) => [
      slug,
      { ...candidateOf(candidate), keys: _count.keys, partOf: partOf.map(({ bundle }) => bundle) },
    ]),
  )
}

/** One that the file adds: no stored product has its number. */
const newCandidate = (
  line: number,
  { name, isGiftCard, availableFrom }: Line['fields'],
): Candidate => ({
  id: -line,
  name,
  isBundle: false,
  isGiftCard,
  keysByRule: false,
  isPreorder: availableFrom !== null,
  keys: 0,
  partOf: [],
})
