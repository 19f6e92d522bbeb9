import 'server-only'
import { db } from '@/lib/core/db'
import { AppError, type FieldIssue } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Named } from '@/lib/staff/audit'
import { changeProductWithin } from './change-product'
import type { OptionsChange } from './options-contracts'

const TIMEOUT_MS = 30_000

/**
 * Changes prices and visibility of several products, all or none. Each has its entry in the trail, and they are undone together.
 *
 * @returns the ids of those that did not have these values already
 * @throws AppError as changeProduct, naming the product and its place in the request
 */
export async function changeOptions(actor: Named, { products }: OptionsChange): Promise<number[]> {
  // Always in the same order, so that two such changes don't wait for each other.
  const inOrder = products
    .map((product, place) => ({ ...product, place }))
    .sort((first, second) => first.id - second.id)
  return db().$transaction(
    async (tx) => {
      const named = await tx.product.findMany({
        where: { id: { in: inOrder.map(({ id }) => id) } },
        select: { id: true, name: true },
      })
      const names = new Map(named.map(({ id, name }) => [id, name]))
      const changed: number[] = []
      for (const { id, place, ...change } of inOrder) {
        const isChanged = await changeProductWithin(tx, actor, id, change).catch((error) => {
          throw ofOption(error, `products.${place}`, names.get(id))
        })
        if (isChanged) changed.push(id)
      }
      return changed
    },
    { timeout: TIMEOUT_MS },
  )
}

/** A refusal of one product as one of the call. */
function ofOption(error: unknown, path: string, name: string | undefined): unknown {
  if (!(error instanceof AppError)) return error
  const { code, text, issues, details } = error
  const own: FieldIssue[] = issues?.map((issue) => ({
    path: `${path}.${issue.path}`,
    text: issue.text,
  })) ?? [{ path, text }]
  const named = name === undefined ? text : say('fields.at', { path: name, problem: text })
  return new AppError(code, named, { issues: own, details, cause: error })
}
