import 'server-only'
import { currentSettings } from '@/lib/settings/queries'
import { allProducts } from './all-products'
import type { FeedReport } from './contracts'
import { ITEM_PROBLEMS, isLeftOut, problemsOf } from './item-problems'

/** How many products of each problem are named. */
const EXAMPLES = 5

/** Looks at every visible product as the feeds do. */
export async function reportProblems(): Promise<FeedReport> {
  const { storeName } = await currentSettings()
  const report = { products: 0, offered: 0 }
  const found = ITEM_PROBLEMS.map((problem) => ({
    problem,
    isLeftOut: isLeftOut(problem),
    count: 0,
    examples: [] as FeedReport['problems'][number]['examples'],
  }))
  for await (const products of allProducts())
    for (const product of products) {
      const problems = problemsOf(product, storeName)
      report.products++
      if (!problems.some(isLeftOut)) report.offered++
      for (const entry of found.filter(({ problem }) => problems.includes(problem))) {
        entry.count++
        const { id, name, slug } = product
        if (entry.examples.length < EXAMPLES) entry.examples.push({ id, name, slug })
      }
    }
  return { ...report, problems: found.filter(({ count }) => count > 0) }
}
