import type { DisputeEvidence } from '@/lib/payments/dispute-evidence'
import type { Evidence, Table } from './collect'

/** One line for each row, with what its columns are called. */
const linesOf = ({ title, empty, head, rows }: Table): string =>
  [
    `${title}:`,
    ...(rows.length === 0
      ? [empty]
      : rows.map(
          (cells) =>
            `- ${cells.flatMap((cell, at) => (cell ? [`${head[at]}: ${cell}`] : [])).join('; ')}`,
        )),
  ].join('\n')

/**
 * An order's evidence in the texts that a provider takes.
 *
 * @param remarks what the owner adds in his own words, first of all; may be empty
 */
export function evidenceTexts(evidence: Evidence, remarks: string): DisputeEvidence {
  const { buyer, networkAddress, bought, facts, activity, tables, policy } = evidence
  const known = facts.map(({ title, rows }) =>
    [`${title}:`, ...rows.map(([label, value]) => `- ${label}: ${value}`)].join('\n'),
  )
  const own = remarks ? [remarks] : []
  return {
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    billingAddress: buyer.billingAddress,
    networkAddress,
    product: [
      'Digital software, delivered as licence keys or files, by e-mail and on the pages of the store.',
      ...bought,
    ].join('\n'),
    activity: activity.map(linesOf).join('\n\n'),
    refundPolicy: policy.join('\n\n'),
    other: [...own, ...known, ...tables.map(linesOf), evidence.store].join('\n\n'),
  }
}
